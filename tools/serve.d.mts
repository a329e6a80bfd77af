import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Place } from './page-address.d.mts'

/** In milliseconds. */
export interface Limits {
  readonly headers: number
  readonly request: number
  readonly kept: number
  readonly idle: number
  readonly answer: number
}

export function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder?: string,
  limit?: number,
): Promise<void>
export function pageServer(folder?: string, limits?: Limits): Server
export function serve(port: number, host?: string, tries?: number): Promise<Server>
export function wishedPlace(): Place
export function announce(): Promise<void>
