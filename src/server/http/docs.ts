import type { Api } from './api.ts'

interface Operation {
  readonly summary?: string
  readonly requestBody?: unknown
  readonly responses?: unknown
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
h2 { font-size: 1rem; margin: 2rem 0 .5rem } code { font-weight: 700 } pre { overflow: auto; padding: .5rem; border: 1px solid }
`

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark]!)

const shape = (title: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(value, null, 2))}</pre></details>`

const section = (path: string, method: string, { summary = '', requestBody, responses }: Operation): string =>
  `<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2><p>${escaped(summary)}</p>` +
  shape('What is sent', requestBody) +
  shape('What comes back', responses)

function pageOf(paths: Paths): string {
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(path, method, operation)),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Paddock: HTTP</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css">
<h1>Paddock over HTTP</h1><p>The same for programs: <a href="/api/openapi.json">OpenAPI</a>. Games are played over a
WebSocket at <code>/live</code>, which docs/protocol.md describes.</p>${sections.join('\n')}</html>`
}

/** Routes that tell of the others. */
export function docsRoutes(api: Api): void {
  const hidden = { schema: { hide: true } }
  api.get('/api/openapi.json', hidden, () => api.swagger())
  api.get('/api/docs.css', hidden, (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  api.get('/api/docs', hidden, (_, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf((api.swagger().paths ?? {}) as Paths)),
  )
}
