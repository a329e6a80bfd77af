import { serveStore } from '../server/store/sqlite/serve.ts'

serveStore()
