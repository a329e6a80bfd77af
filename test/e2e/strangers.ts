import type { ServerResponse } from 'node:http'
import type { Host } from './host.ts'

// Networks that answer in the place of the host: hotels, trains, companies.

export const LOG_IN = '<!doctype html><title>Hotel</title><h1>Log in here</h1>'

export type Answer = (response: ServerResponse) => void

export const says =
  (type: string, text: string): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(text)
export const logIn = says('text/html', LOG_IN)
export const sendsTo =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end()
/** Less than it promised, as when a connection breaks. */
export const breaksOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 5000 }).write('export {}')
  setImmediate(() => response.destroy())
}

/** Answers the worker in the place of the host when it asks for one path, and counts how often. */
export function standBetween(host: Host, path: string, say: Answer): { readonly count: number } {
  const stranger = { count: 0 }
  host.between = (request, response) => {
    if (request.url !== path || request.headers['sec-fetch-dest'] !== 'empty') return false
    stranger.count += 1
    say(response)
    return true
  }
  return stranger
}

export const goAway = (host: Host): void => {
  host.between = () => false
}

export const everything = (host: Host, say: Answer = logIn): void => {
  host.between = (_, response) => {
    say(response)
    return true
  }
}
