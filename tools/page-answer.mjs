// What a request for the built page is answered: a status, headers, and a sentence or one of the page's files. It opens
// nothing and knows no socket, so that any server can answer with it.
import { SAFE } from './page-policy.mjs'

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
}
const PACKED = ['png', 'woff2']
const LONGEST = 2000
const PAGE = '/index.html'
const YEAR = 31_536_000

const sentence = (status, text, more = {}) => ({
  kind: 'text',
  status,
  headers: {
    ...SAFE,
    'content-type': TYPES.txt,
    'content-length': Buffer.byteLength(`${text}\n`),
    'cache-control': 'no-store',
    ...more,
  },
  text: `${text}\n`,
})

/** Also said when a build takes a file away between looking and opening. */
export const NOT_HERE_NOW = sentence(503, 'The page is not built, or is being built now. Try again in a moment.', {
  'retry-after': '2',
})
const UNREADABLE = sentence(400, 'This address cannot be read.')
const TOO_LONG = sentence(400, 'This address is too long.')
const UNKNOWN = sentence(404, 'There is no such file.')
const METHODS = sentence(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })

/**
 * The answer to a request. `find` tells size and time of a file of the page, null for one that is not there.
 * Ranges are not offered: no file is large.
 */
export function answerTo({ method, url, headers }, find) {
  if (method !== 'GET' && method !== 'HEAD') return METHODS
  if (url.length > LONGEST) return TOO_LONG
  const path = pathOf(url)
  if (path === null) return UNREADABLE
  const file = fileFor(path, headers, find)
  if (file === null) return UNKNOWN
  const found = find(file)
  return found ? withFile({ method, headers, file, found }) : NOT_HERE_NOW
}

/** The path as a person would write it; null if it leads out of the page or cannot be one. */
function pathOf(url) {
  const path = decoded(url.replace(/^https?:\/\/[^/?#]*/, '').replace(/[?#].*$/s, ''))
  if (path === null || !path.startsWith('/') || /[\p{Cc}\\]/u.test(path)) return null
  return path.split('/').some((part) => part === '.' || part === '..') ? null : path
}

function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The page finds its own way from any path that names no file; the bundler's notes are nobody's. */
function fileFor(path, headers, find) {
  if (path.includes('/.')) return null
  if (path === '/') return PAGE
  if (find(path)) return path
  const isFile = path.startsWith('/assets/') || /\.[^/]*$/.test(path)
  return !isFile && isNavigation(headers) ? PAGE : null
}

const isNavigation = ({ 'sec-fetch-mode': mode, accept = '*/*' }) =>
  mode === undefined ? /text\/html|\*\/\*/.test(accept) : mode === 'navigate'

function withFile({ method, headers, file, found: { size, modified } }) {
  const ending = file.slice(file.lastIndexOf('.') + 1)
  const tag = `W/"${size.toString(36)}-${Math.floor(modified).toString(36)}"`
  const kept = { ...SAFE, etag: tag, vary: 'accept-encoding', 'cache-control': keepingOf(file) }
  if (isKnown(headers['if-none-match'], tag)) return { kind: 'text', status: 304, headers: kept, text: '' }
  const isZipped = !PACKED.includes(ending) && takesGzip(headers['accept-encoding'])
  const sent = {
    ...kept,
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'accept-ranges': 'none',
    ...(isZipped ? { 'content-encoding': 'gzip' } : { 'content-length': size }),
  }
  if (method === 'HEAD') return { kind: 'text', status: 200, headers: sent, text: '' }
  return { kind: 'file', status: 200, headers: sent, file, size, isZipped }
}

/** What has a hash in its name never changes; all else is asked for anew each time. */
const keepingOf = (file) =>
  /^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(file) ? `public, max-age=${YEAR}, immutable` : 'no-cache'

const isKnown = (known, tag) =>
  known?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.slice(2))

const takesGzip = (accepted = '') => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)
