import type { Server } from 'node:http'

export function serve(port: number, host?: string, tries?: number): Promise<Server>
export function announce(): Promise<void>
