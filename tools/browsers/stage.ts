import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageServer } from '../serve.mjs'
import { taken } from './visitor.ts'

const built = fileURLToPath(new URL('../../dist/web', import.meta.url))
const inPage = fileURLToPath(new URL('./in-page.js', import.meta.url))

/** The built page with our script before its own, served from a folder that goes afterwards. */
export interface Stage {
  readonly address: string
  /** What was asked for and could not be given since the last time. */
  missing(): string[]
  close(): void
}

function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-browsers-'))
  cpSync(built, folder, { recursive: true })
  cpSync(inPage, join(folder, 'in-page.js'))
  const page = join(folder, 'index.html')
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, text.replace('<meta charset', '<script src="/in-page.js"></script><meta charset'))
  return folder
}

/** What browsers ask for by themselves is none of the page's. */
const OWN_WISH = '/favicon.ico'

function noteMissing(server: Server, notes: string[]): void {
  server.on('request', ({ url }, response) => {
    response.on('finish', () => {
      if (response.statusCode >= 400 && url !== OWN_WISH) notes.push(`${response.statusCode}: ${url}`)
    })
  })
}

export async function stage(): Promise<Stage> {
  const folder = copied()
  const server = pageServer(folder)
  const notes: string[] = []
  noteMissing(server, notes)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    missing: () => taken(notes),
    close() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
