import { storeContract } from './contract.ts'
import { sqlitePlace } from './place.ts'

storeContract('SQLite', sqlitePlace)
