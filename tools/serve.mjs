// Serves the built page (dist/web) and nothing else. Any path without a file is the page itself, which finds its own way.
// What has a hash in its name is kept for ever; the page and its service worker are asked for anew each time.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createGzip } from 'node:zlib'

const dist = fileURLToPath(new URL('../dist/web', import.meta.url))

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const SAFE = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; font-src 'self'; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
}

/** The file a path names; null for one that is not there or lies outside. */
function fileOf(folder, path) {
  const file = normalize(join(folder, path))
  if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) return null
  return file
}

function decoded(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return '/'
  }
}

/** Answers from a folder with a built page. */
export function answer(request, response, folder = dist) {
  const path = decoded(request.url)
  const found = fileOf(folder, path)
  if (!found && extname(path))
    return response.writeHead(404, { ...SAFE, 'content-type': 'text/plain' }).end('Not found')
  const file = found ?? join(folder, 'index.html')
  const forever = path.startsWith('/assets/')
  const zips = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') && extname(file) !== '.png'
  response.writeHead(200, {
    ...SAFE,
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(zips ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
  })
  if (request.method === 'HEAD') return response.end()
  const stream = createReadStream(file)
  if (zips) stream.pipe(createGzip()).pipe(response)
  else stream.pipe(response)
}

const TRIES = 20

/** Listens at the wished port or, if that is taken, at the next free one. */
export function serve(port, host = '127.0.0.1', tries = TRIES) {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => answer(request, response))
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' || tries === 0) return reject(error)
      serve(port + 1, host, tries - 1).then(resolve, reject)
    })
    server.listen(port, host, () => resolve(server))
  })
}

/** Serves where HOST and PORT say, and tells where that is. */
export async function announce() {
  const host = process.env.HOST ?? '127.0.0.1'
  const server = await serve(Number(process.env.PORT ?? 4800), host)
  const name = host === '127.0.0.1' ? 'localhost' : host
  console.log(`Paddock is at http://${name}:${server.address().port}/ (Ctrl-C ends it)`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await announce()
