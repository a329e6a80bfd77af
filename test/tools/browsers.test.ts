import { expect, test } from 'vitest'
import { howToGet, type Kind, visitorOf } from '../../tools/browsers/installed.ts'
import { lastLine, lineOf } from '../../tools/browsers/report.ts'

const absent: Kind = { name: 'Lynx', packages: ['lynx', 'xvfb'], find: () => null }

test('a browser that is not there is named with the command that brings it', () => {
  expect(visitorOf(absent, false)).toBeNull()
  expect(howToGet(absent)).toBe('Lynx is not installed: on Debian run `sudo apt-get install lynx xvfb`.')
})

test('the last line says what was not run', () => {
  expect(lastLine([])).toBe('Every browser was run.')
  expect(lastLine(['Firefox', 'WebKit'])).toBe('Not run: Firefox, WebKit.')
})

test('a browser and a game have one line, and each complaint one more', () => {
  const fine = { game: 'monza', presses: 12, complaints: [] }
  expect(lineOf('WebKit', fine)).toBe('WebKit   monza                  12 presses  fine')
  const lines = lineOf('Firefox', { ...fine, complaints: ['404: /x.js', '404: /x.js'] }).split('\n')
  expect(lines).toEqual(['Firefox  monza                  12 presses  2 complaints', '  404: /x.js'])
})
