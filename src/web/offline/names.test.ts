import { describe, expect, it } from 'vitest'
import { nameOf, unused } from './names.ts'
import { routeOf } from './routes.ts'

describe('caches that may go', () => {
  const names = ['a', 'b', 'c'].map(nameOf)

  it('are those of versions that no page has open, never the own', () => {
    expect(unused(names, [nameOf('b')], 'c')).toEqual([nameOf('a')])
    expect(unused(names, names, 'c')).toEqual([])
  })

  it('are never those of somebody else', () => {
    expect(unused(['another'], [], 'c')).toEqual([])
  })
})

describe('what the worker answers', () => {
  const HERE = 'https://example.test'
  const asked = (path: string, mode = 'cors', method = 'GET') => ({ method, mode, url: new URL(path, HERE).href })
  const route = (...of: Parameters<typeof asked>) => routeOf(asked(...of), HERE, ['/', '/icon.svg'])

  it('is the page for every way into it', () => {
    expect(['/', '/table/monza/abc', '/rules/monza?a=1#MZ-1'].map((path) => route(path, 'navigate'))).toEqual(
      Array(3).fill('page'),
    )
  })

  it('is a file that belongs to the page, of this version or another', () => {
    expect([route('/icon.svg'), route('/assets/gone-12345678.js'), route('/icon.svg', 'navigate')]).toEqual(
      Array(3).fill('file'),
    )
  })

  it('is nothing else', () => {
    expect([
      route('/api/tables'),
      route('/report.pdf', 'navigate'),
      route('/icon.svg', 'cors', 'POST'),
      route('https://elsewhere.test/icon.svg'),
    ]).toEqual(Array(4).fill(null))
  })
})
