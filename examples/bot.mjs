// A bot of its own, with nothing but Node: opens a table, waits for others, and plays whatever is allowed.
//   node examples/bot.mjs http://localhost:4800 dodge-dice 2
// docs/protocol.md says what is sent and what comes back.
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'

const [address, game, seats] = process.argv.slice(2)

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await fetch(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) })
  const reply = await response.json()
  if (!response.ok) throw new Error(reply.text)
  return reply
}

// The smallest WebSocket: text in single frames, which is all a table sends.

const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10

function frame(kind, payload) {
  const mask = randomBytes(4)
  const length = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 255]
  const head = Buffer.from([0x80 | kind, 0x80 | length[0], ...length.slice(1)])
  return Buffer.concat([head, mask, payload.map((byte, i) => byte ^ mask[i % 4])])
}

function* framesIn(bytes) {
  for (let at = 0; at + 2 <= bytes.length; ) {
    const short = bytes[at + 1] & 127
    const start = at + (short === 126 ? 4 : short === 127 ? 10 : 2)
    if (start > bytes.length) return
    const length =
      short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short
    if (start + length > bytes.length) return
    yield { kind: bytes[at] & 15, payload: bytes.subarray(start, start + length), end: start + length }
    at = start + length
  }
}

function connect(token, take) {
  const headers = {
    authorization: `Bearer ${token}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  }
  return new Promise((resolve, reject) => {
    const asked = request(new URL('/live', address), { headers }).on('error', reject)
    asked.on('upgrade', (_, socket, head) => {
      const send = (message) => socket.write(frame(TEXT, Buffer.from(JSON.stringify(message))))
      let bytes = head
      const read = (more) => {
        bytes = Buffer.concat([bytes, more])
        let done = 0
        for (const { kind, payload, end } of framesIn(bytes)) {
          if (kind === TEXT) take(JSON.parse(payload.toString()), send)
          if (kind === PING) socket.write(frame(PONG, payload))
          if (kind === CLOSE) socket.end()
          done = end
        }
        bytes = bytes.subarray(done)
      }
      socket.on('data', read)
      resolve({ send, end: () => socket.end() })
    })
    asked.end()
  })
}

// The player

const { token } = await post('/api/guests', { kind: 'program' })
const table = await post('/api/tables', { game, seats: Number(seats), bots: null }, token)
console.log(table.code)

let requests = 0
const ask = (send, wish) => send({ ...wish, id: `bot-${requests++}` })
const taken = new Set()

/** Does anything that is allowed. */
function play({ choices, throwDue, seq }, send) {
  const choice = choices[Math.floor(Math.random() * choices.length)]
  if (choice) ask(send, { kind: 'act', after: seq, seat: choice.seat, actions: [choice.action] })
  else if (throwDue !== null) ask(send, { kind: 'roll', after: seq, seat: throwDue })
}

function follow(event, send) {
  if (event.kind === 'sat') taken.add(event.seat)
  if (event.kind === 'stood') taken.delete(event.seat)
  if (event.kind === 'sat' && taken.size === Number(seats)) ask(send, { kind: 'begin' })
  if (event.kind !== 'ended') return
  console.log('The game is over.')
  connection.end()
}

const connection = await connect(token, (message, send) => {
  if (message.kind === 'welcome' && message.seq === 0)
    ask(send, { kind: 'sit', seat: 0, name: 'Node', string: randomBytes(16).toString('hex') })
  if (message.kind === 'events') for (const event of message.events) follow(event, send)
  if (message.kind === 'sight') play(message, send)
  if (message.kind === 'answer' && !message.ok && message.code !== 'stale') throw new Error(message.text)
  if (message.kind === 'bye') throw new Error(message.text)
})
connection.send({ kind: 'hello', version: 1, table: table.code, since: 0, sees: 'sights' })
