import ts from 'typescript'

/** What a source can say: texts that are written out, and templates as their fixed parts, with a gap between any two. */
export interface Said {
  readonly texts: ReadonlySet<string>
  readonly templates: readonly (readonly string[])[]
}

/** A template that names a message begins or ends with words of its key. */
const namesKey = (parts: readonly string[]): boolean =>
  parts.every((part) => /^[a-z.-]*$/.test(part)) && parts.some((part) => /[a-z]\.|\.[a-z]/.test(part))

/** A name of several words, as it stands in a key. */
const inKey = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** All that stands in some sources. */
export function saidIn(sources: readonly string[]): Said {
  const all = sources.map(saidInOne)
  return {
    texts: new Set(all.flatMap(({ texts }) => [...texts])),
    templates: all.flatMap(({ templates }) => templates),
  }
}

const known = new Map<string, Said>()

/** Every catalogue is searched for in the same sources, which are read once. */
function saidInOne(source: string): Said {
  const said = known.get(source) ?? readOne(source)
  known.set(source, said)
  return said
}

function readOne(source: string): Said {
  const texts = new Set<string>()
  const templates: string[][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text).add(inKey(node.text))
    if (ts.isTemplateExpression(node))
      templates.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)])
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('one.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return { texts, templates: templates.filter(namesKey) }
}

/** `dicey-curves.${…}`, `no.${…}` and `not-now.${…}` lie inside each other; nothing goes deeper. */
const DEEPEST = 3

/** Whether a key is written out, or is a template whose gaps are filled with what is said elsewhere. */
export function isSaid(key: string, said: Said, depth = DEEPEST): boolean {
  if (said.texts.has(key) || /^\d+$/.test(key)) return true
  return (
    depth > 0 &&
    said.templates.some(
      ([head, ...rest]) => key.startsWith(head!) && isFilled(key.slice(head!.length), rest, said, depth - 1),
    )
  )
}

function isFilled(text: string, [fixed, ...rest]: readonly string[], said: Said, depth: number): boolean {
  if (rest.length === 0) return text.endsWith(fixed!) && isGap(text.slice(0, text.length - fixed!.length), said, depth)
  const ends = [...text].map((_, end) => end).filter((end) => text.startsWith(fixed!, end))
  return ends.some(
    (end) => isGap(text.slice(0, end), said, depth) && isFilled(text.slice(end + fixed!.length), rest, said, depth),
  )
}

const isGap = (text: string, said: Said, depth: number): boolean => text !== '' && isSaid(text, said, depth)
