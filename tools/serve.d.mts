import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export function serve(port: number, host?: string, tries?: number): Promise<Server>
export function answer(request: IncomingMessage, response: ServerResponse, folder?: string): void
export function announce(): Promise<void>
