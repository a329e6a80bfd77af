import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

// A class that a stylesheet defines is used by somebody, and one that is used is defined.

const root = resolve(import.meta.dirname, '../../src')

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })

const read = (pattern: RegExp): Map<string, string> =>
  new Map(files.filter((file) => pattern.test(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]))

const sources = read(/(?<!\.test)\.tsx?$/)
const modules = read(/\.module\.css$/)
const pageSheets = read(/styles\/\w+\.css$/)

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1]!)),
]

/** Neither a comment nor the name of a file is a class. */
const classesOf = (sheet: string): string[] =>
  found(sheet.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, ''), /\.([a-zA-Z][\w-]*)/g)

interface Use {
  readonly sheet: string
  readonly names: readonly string[]
  /** Whether it also asks for a class by a name that it is told. */
  readonly asksByName: boolean
}

const usesIn = ([file, source]: readonly [string, string]): Use[] =>
  [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, local, path]) => ({
    sheet: join(dirname(file), path!),
    names: found(source, new RegExp(`(?<![.\\w])${local}\\.(\\w+)`, 'g')),
    asksByName: new RegExp(`(?<![.\\w])${local}\\[`).test(source),
  }))

const uses = [...sources].flatMap(usesIn)

const isSaid = (name: string): boolean => [...sources.values()].some((source) => source.includes(`'${name}'`))

const isUsed = (sheet: string, name: string): boolean =>
  uses.some((use) => use.sheet === sheet && (use.names.includes(name) || (use.asksByName && isSaid(name))))

describe('classes of the stylesheets', () => {
  it('are read from all of them: none read would be a false green', () => {
    expect([...modules.keys()]).toContain('web/ui/Button.module.css')
    expect(uses.length).toBeGreaterThanOrEqual(modules.size)
  })

  it('are used where they are defined', () => {
    const idle = [...modules].flatMap(([sheet, text]) =>
      classesOf(text).flatMap((name) => (isUsed(sheet, name) ? [] : [`${sheet} .${name}`])),
    )
    expect(idle).toEqual([])
  })

  it('are defined where they are used', () => {
    const missing = uses.flatMap(({ sheet, names }) => {
      const defined = classesOf(modules.get(sheet)!)
      return names.filter((name) => !defined.includes(name)).map((name) => `${sheet} .${name}`)
    })
    expect(missing).toEqual([])
  })

  it('are used and defined where they belong to the whole page', () => {
    const used = [...sources.values()].flatMap((source) => found(source, /className="([\w-]+)"/g))
    expect(new Set(used)).toEqual(new Set([...pageSheets.values()].flatMap(classesOf)))
  })
})
