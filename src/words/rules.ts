/** A part of a RULES.md. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'rules'; readonly rules: readonly Rule[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

export interface Rule {
  readonly id: string
  readonly text: string
}

export const parse = (source: string): Block[] =>
  source
    .trim()
    .split(/\n{2,}/)
    .map(block)

function block(text: string): Block {
  const lines = text.split('\n')
  const heading = /^(#+) (.*)$/.exec(lines[0]!)
  if (heading) return { kind: 'heading', level: heading[1]!.length, text: heading[2]! }
  if (lines[0]!.startsWith('|')) return table(lines.map(cells))
  if (/^[-*] /.test(lines[0]!)) return { kind: 'list', items: items(lines) }
  return { kind: 'paragraph', text: lines.join(' ') }
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** A table whose first column holds rule ids is a list of rules. */
function table([head, , ...rows]: readonly string[][]): Block {
  if (rows.every(([id]) => /^[A-Z]{2}-\d+[a-z]?$/.test(id ?? '')))
    return { kind: 'rules', rules: rows.map(([id, ...text]) => ({ id: id!, text: text.join(' | ') })) }
  return { kind: 'table', head: head ?? [], rows }
}

/** An item goes on in the lines that follow it. */
function items(lines: readonly string[]): string[] {
  const found: string[] = []
  for (const line of lines) {
    if (/^[-*] /.test(line)) found.push(line.slice(2))
    else found[found.length - 1] += ` ${line.trim()}`
  }
  return found
}

export const chaptersIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((found) => (found.kind === 'heading' && found.level > 1 ? [found.text] : []))

export const rulesIn = (blocks: readonly Block[]): Rule[] =>
  blocks.flatMap((found) => (found.kind === 'rules' ? found.rules : []))
