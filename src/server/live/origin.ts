import type { IncomingHttpHeaders } from 'node:http'

/** Whether a page of this server asks, or a program, which names no page. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}

const COOKIE = /(?:^|;\s*)paddock=([^;\s]+)/

/** What a request shows of who it is from: a bearer token, or the cookie. */
export const tokenIn = ({ authorization, cookie }: IncomingHttpHeaders): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? COOKIE.exec(cookie ?? '')?.[1]
