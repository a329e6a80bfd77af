// Serves the built page (dist/web) and nothing else.
import { existsSync } from 'node:fs'
import { createServer, STATUS_CODES } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addressOf, listeningFault, placeOf } from './page-address.mjs'
import { answerFrom } from './page-files.mjs'

const dist = fileURLToPath(new URL('../dist/web', import.meta.url))

/** How long a client may take, in milliseconds: to ask, to do nothing, and to take an answer. */
const LIMITS = {
  headers: 10_000,
  request: 20_000,
  kept: 5_000,
  idle: 30_000,
  answer: 300_000,
  farewell: 5_000,
  glance: 100,
}

/** Answers from a folder with a built page. */
export const answer = (request, response, folder = dist, limit = LIMITS.answer) =>
  answerFrom(folder, request, response, limit)

/** What cannot even be read as a request, or never ends, gets a sentence if it can still hear one. */
function turnAway(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const [status, text] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? [408, 'The request took too long.'] : [400, 'This cannot be read.']
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'content-type: text/plain', 'connection: close', '', '']
  socket.end(`${lines.join('\r\n')}${text}\n`, () => socket.destroy())
}

/** A server that waits for nobody for ever. */
export function pageServer(folder = dist, limits = LIMITS) {
  const patience = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.kept,
    connectionsCheckingInterval: Math.min(limits.headers, 1000),
  }
  const server = createServer(patience, (request, response) => answerFrom(folder, request, response, limits.answer))
  server.setTimeout(limits.idle)
  return server.on('clientError', turnAway)
}

const TRIES = 20

/** Listens at the wished port or, if that is taken, at one of the next. */
export function serve(port, host = '127.0.0.1', tries = TRIES) {
  return new Promise((resolve, reject) => {
    const server = pageServer()
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' || tries === 0) return reject(error)
      serve(port + 1, host, tries - 1).then(resolve, reject)
    })
    server.listen(port, host, () => resolve(server))
  })
}

/** Lets running answers end, but not for ever: a connection that falls idle later is not closed by itself. A second signal ends at once. */
function endOnSignal(server) {
  const signals = ['SIGINT', 'SIGTERM']
  const end = () => {
    for (const signal of signals) process.off(signal, end)
    server.close()
    setInterval(() => server.closeIdleConnections(), LIMITS.glance).unref()
    setTimeout(() => server.closeAllConnections(), LIMITS.farewell).unref()
  }
  for (const signal of signals) process.on(signal, end)
}

function leave({ code, sentence }) {
  console.error(sentence)
  process.exit(code)
}

/** Where HOST and PORT say; leaves the process with a sentence if that can be nowhere. */
export function wishedPlace() {
  const place = placeOf(process.env)
  return place.kind === 'fault' ? leave(place) : place
}

const NOT_BUILT = { code: 1, sentence: 'The page is not built: `npm run build` builds it, `npm start` does both.' }

/** Serves where HOST and PORT say, and tells where that is. A port that nobody wished for may be another. */
export async function announce() {
  const place = wishedPlace()
  if (!existsSync(join(dist, 'index.html'))) leave(NOT_BUILT)
  const serving = serve(place.port, place.host, place.isWished ? 0 : TRIES)
  const server = await serving.catch((error) => leave(listeningFault(error, place)))
  endOnSignal(server)
  console.log(`Paddock is at ${addressOf(place.host, server.address().port)} (Ctrl-C ends it)`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await announce()
