import { describe, expect, it } from 'vitest'
import { answerTo, type PageAnswer } from '../../tools/page-answer.mjs'

const SCRIPT = '/assets/index-CtYKyM_k.js'
const FILES = ['/index.html', '/icon.svg', '/icon-192.png', '/service-worker.js', '/manifest.webmanifest', SCRIPT]
const FOUND = { size: 1000, modified: 1_700_000_000_000 }

const find = (path: string) => (FILES.includes(path) ? FOUND : null)

const ask = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): PageAnswer =>
  answerTo({ method, url, headers }, find)

const fileOf = (answer: PageAnswer): string | null => (answer.kind === 'file' ? answer.file : null)

describe('which file is answered', () => {
  it('is the one that the path names', () => {
    expect(['/icon.svg', '/icon.svg?a=1', '/%69con.svg', SCRIPT].map((url) => fileOf(ask(url)))).toEqual([
      ...Array(3).fill('/icon.svg'),
      SCRIPT,
    ])
    expect(fileOf(ask('http://example.test/icon.svg'))).toBe('/icon.svg')
  })

  it('is the page for a way into it', () => {
    expect(['/', '/index.html', '/table/monza/abc', '/play/日本'].map((url) => fileOf(ask(url)))).toEqual(
      Array(4).fill('/index.html'),
    )
    expect(fileOf(ask('/play/monza', { 'sec-fetch-mode': 'navigate', accept: 'text/html' }))).toBe('/index.html')
  })

  it('is none for whatever is not asked for by a navigation', () => {
    expect(ask('/play/monza', { 'sec-fetch-mode': 'cors' }).status).toBe(404)
    expect(ask('/play/monza', { accept: 'application/json' }).status).toBe(404)
  })

  it('is none for a file that is not there, nor for the notes of the bundler', () => {
    const paths = ['/assets/gone-12345678.js', '/assets/gone', '/gone.png', '/.vite/manifest.json', '/.vite/manifest']
    for (const path of paths) expect(ask(path)).toMatchObject({ kind: 'text', status: 404 })
  })

  it('is none as long as the page is not built', () => {
    const answer = answerTo({ method: 'GET', url: '/', headers: {} }, () => null)
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  })
})

describe('an address that cannot be', () => {
  const BAD = [
    ...['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/./icon.svg'],
    ...['/..\\package.json', '/%5c..%5cpackage.json', '/%', '/%zz', '/%c0%ae', '/icon.svg%00.js', '/a%0ab', '*', ''],
    `/${'a'.repeat(2000)}`,
  ]

  for (const url of BAD)
    it(`is answered with one sentence: ${url.slice(0, 40)}`, () => {
      const answer = ask(url)
      expect(answer).toMatchObject({ kind: 'text', status: 400 })
      expect(answer.kind === 'text' && answer.text).toMatch(/^[A-Z][^.]+\.\n$/)
    })
})

describe('a method', () => {
  it('other than GET and HEAD is told which there are', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
      expect(ask('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  it('HEAD gets what GET gets, without the file', () => {
    const { status, headers } = ask(SCRIPT)
    expect(ask(SCRIPT, {}, 'HEAD')).toEqual({ kind: 'text', status, headers, text: '' })
  })
})

describe('what is kept by a browser', () => {
  const keeping = (url: string) => ask(url).headers['cache-control']

  it('for ever: what has a hash in its name', () => {
    expect(keeping(SCRIPT)).toBe('public, max-age=31536000, immutable')
  })

  it('until it is asked again: the page, its worker, its manifest, its icons', () => {
    for (const url of ['/', '/play/monza', '/service-worker.js', '/manifest.webmanifest', '/icon.svg'])
      expect(keeping(url)).toBe('no-cache')
  })

  it('not at all: what is not there', () => {
    expect(keeping('/assets/gone-12345678.js')).toBe('no-store')
  })

  it('is not sent again as long as it is the same', () => {
    const tag = String(ask('/').headers.etag)
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const answer = ask('/', { 'if-none-match': known })
      expect(answer).toMatchObject({ kind: 'text', status: 304, text: '', headers: { etag: tag } })
    }
    expect(ask('/', { 'if-none-match': '"other"' }).status).toBe(200)
  })
})

describe('how a file is sent', () => {
  const headersOf = (url: string, headers = {}) => ask(url, headers).headers

  it('packed, if that is understood and helps', () => {
    const zipped = headersOf('/', { 'accept-encoding': 'br, gzip' })
    expect(zipped).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(zipped).not.toHaveProperty('content-length')
    expect(headersOf('/', { 'accept-encoding': 'gzip;q=0, br' })).toHaveProperty('content-length', FOUND.size)
    expect(headersOf('/icon-192.png', { 'accept-encoding': 'gzip' })).not.toHaveProperty('content-encoding')
  })

  it('whole, whatever range is asked for', () => {
    expect(ask('/icon.svg', { range: 'bytes=0-9' })).toMatchObject({
      status: 200,
      size: FOUND.size,
      headers: { 'accept-ranges': 'none' },
    })
  })

  it('with the type of its ending', () => {
    expect(headersOf(SCRIPT)['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headersOf('/manifest.webmanifest')['content-type']).toBe('application/manifest+json')
  })

  it('with all that keeps a browser safe, as every other answer', () => {
    for (const answer of [ask('/'), ask('/gone.js'), ask('/%'), ask('/', {}, 'POST')]) {
      const policy = String(answer.headers['content-security-policy'])
      expect(policy).toMatch(/^default-src 'none'; /)
      expect(policy).not.toContain('unsafe')
      for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(policy).toContain(`${name} 'none'`)
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(answer.headers['permissions-policy']).toContain('camera=()')
    }
  })
})
