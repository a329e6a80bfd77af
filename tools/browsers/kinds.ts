import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { firefox } from './firefox.ts'
import { isProgram, type Kind, onPath } from './installed.ts'
import { webkit } from './webkit.ts'

const LIBRARIES = '/usr/lib'

/** Debian puts the small browser of WebKit beside the library, in a folder of the processor's name. */
function miniBrowser(): string | undefined {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : []
  const versions = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
  return folders
    .flatMap((folder) => versions.map((version) => join(LIBRARIES, folder, version, 'MiniBrowser')))
    .find(isProgram)
}

const hasScreen = (): boolean => Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

export const KINDS: readonly Kind[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find() {
      const file = process.env.FIREFOX_PATH ?? onPath('firefox', 'firefox-esr')
      return file ? () => firefox(file) : null
    },
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find() {
      const driver = onPath('WebKitWebDriver')
      const browser = miniBrowser()
      const screen = hasScreen() ? null : onPath('Xvfb')
      return driver && browser && screen !== undefined ? () => webkit({ driver, browser, screen }) : null
    },
  },
]
