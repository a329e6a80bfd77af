// Until the page's own fonts are there, one of the machine's stands in for them; a bare Debian has none that is fit for it.
import { readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { install } from './debian.mjs'

const FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
]
/** As in src/web/styles/fonts.css. */
const FIT = /^(Arial|LiberationSans|Roboto|HelveticaNeue)\b/i

function namesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).map(({ name }) => name)
  } catch {
    return []
  }
}

/** Other systems have Arial. */
const hasOne = () =>
  process.platform !== 'linux' || FOLDERS.some((folder) => namesIn(folder).some((name) => FIT.test(name)))

/** Leaves the process with one clear sentence where there is none. */
export function ensureLocalFont() {
  if (hasOne() || install('fonts-liberation')) return
  console.error('The browser tests need Arial, Liberation Sans or Roboto: install the package fonts-liberation.')
  process.exit(1)
}
