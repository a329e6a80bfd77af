import { join } from 'node:path'

/** What a folder of data holds. */
export const databaseIn = (folder: string): string => join(folder, 'paddock.db')
export const lockIn = (folder: string): string => join(folder, 'paddock.lock')
