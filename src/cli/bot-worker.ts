import { serveBots } from '../server/rooms/bot-thread.ts'

serveBots()
