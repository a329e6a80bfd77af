// A store in a process of its own, so that the disk can fail for it alone.
import type { Append } from '../../../src/server/store/store.ts'
import { openIn } from './place.ts'
import { tableRow } from './rows.ts'

const [folder, table] = process.argv.slice(2)
const store = await openIn(folder!)
await store.create(tableRow({ id: table!, code: table! }))

process.on('message', async (append: Append) => {
  const written = await store.append([append]).catch(({ kind, sentence }) => ({ kind, key: sentence.key }))
  process.send!({ written, events: (await store.events(table!, 0)).length })
})
process.send!('ready')
