import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** What docs/operating.md tells one to type, in its order. */
export const commands = (): string[] =>
  [...textOf('docs/operating.md').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!)

/** The measurements that the dashboard shows. */
export const shownMetrics = (): string[] => [
  ...new Set(textOf('docs/operating/grafana.json').match(/\b(paddock|nodejs|process)_[a-z0-9_]+/g)),
]
