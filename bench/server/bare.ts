// What a live server costs without a game: it parses, keeps all acts of one tick in one durable commit, and tells both at the table.
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { type WebSocket, WebSocketServer } from 'ws'
import { served } from './served.ts'

interface Message {
  readonly kind: 'hello' | 'act'
  readonly table: number
  readonly seat: number
  readonly id: string
  readonly actions: readonly unknown[]
}

interface Table {
  readonly number: number
  readonly sockets: WebSocket[]
  seq: number
}

await served(async (folder) => {
  const database = new DatabaseSync(join(folder, 'bare.db'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec(`CREATE TABLE events (table_number INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,
    "by" TEXT, body TEXT NOT NULL, UNIQUE (table_number, seq)) STRICT`)
  const insert = database.prepare('INSERT INTO events (table_number, seq, at, "by", body) VALUES (?, ?, ?, ?, ?)')
  const tables = new Map<number, Table>()
  let waiting: (() => void)[] = []

  const commit = () => {
    const group = waiting
    waiting = []
    database.exec('COMMIT')
    for (const tell of group) tell()
  }

  const keep = (tell: () => void) => {
    if (waiting.length === 0) {
      database.exec('BEGIN IMMEDIATE')
      setImmediate(commit)
    }
    waiting.push(tell)
  }

  const act = (table: Table, { seat, id, actions }: Message) => {
    const at = Date.now()
    const seq = ++table.seq
    const body = JSON.stringify({ kind: 'entry', entry: { seat, action: actions[0] } })
    const text = `{"kind":"events","events":[{"seq":${seq},"at":${at},${body.slice(1)}]}`
    keep(() => {
      for (const socket of table.sockets) socket.send(text)
    })
    insert.run(table.number, seq, at, id, body)
  }

  const welcome = (socket: WebSocket, number: number): Table => {
    const table = tables.get(number) ?? { number, sockets: [], seq: 0 }
    tables.set(number, table)
    table.sockets.push(socket)
    socket.send('{"kind":"welcome"}')
    return table
  }

  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  server.on('connection', (socket) => {
    let table: Table | null = null
    socket.on('message', (data) => {
      const message: Message = JSON.parse(String(data))
      if (message.kind === 'hello') table = welcome(socket, message.table)
      else act(table!, message)
    })
  })
  await new Promise((listening) => server.once('listening', listening))
  return (server.address() as { port: number }).port
})
