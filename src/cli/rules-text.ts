import pico from 'picocolors'
import type { Block, Rule } from '../words/rules.ts'
import { columns } from './output.ts'
import type { Language } from './rules-files.ts'

const WIDTH = 100
const PICTURE: Readonly<Record<Language, string>> = { en: 'The picture in the terminal', ja: '端末の図の見方' }

/** The rules as a terminal reads them, and the signs of the game's picture. */
export function rulesText(blocks: readonly Block[], legend: readonly string[], language: Language): string {
  const signs: Block[] = [
    { kind: 'heading', level: 2, text: PICTURE[language] },
    { kind: 'list', items: legend },
  ]
  return [...blocks, ...(legend.length > 0 ? signs : [])].map(blockText).join('\n\n')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return pico.bold(block.level === 1 ? block.text.toUpperCase() : block.text)
    case 'paragraph':
      return wrapped(plain(block.text), WIDTH).join('\n')
    case 'list':
      return block.items.map((item) => hanging('- ', plain(item))).join('\n')
    case 'rules':
      return block.rules.map(ruleText).join('\n')
    case 'table':
      return columns([block.head, ...block.rows].map((row) => row.map(plain)))
  }
}

const ID_WIDTH = 8

export const ruleText = ({ id, text }: Rule): string =>
  hanging(id.padEnd(ID_WIDTH), plain(text)).replace(id, pico.cyan(id))

/** Text without the marks of Markdown: what is bold, code or a link stays as its words. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g, (_, bold, slanted, code) => bold ?? slanted ?? code)

const hanging = (head: string, text: string): string =>
  head + wrapped(text, WIDTH - head.length).join(`\n${' '.repeat(head.length)}`)

/** Lines of at most this width; signs of Chinese and Japanese are two wide, and a line may break behind each of them. */
export function wrapped(text: string, width: number): string[] {
  const lines = ['']
  for (const piece of text.match(
    /[\u3000-\u9fff\uff00-\uffef][、。」）！？]*|[^\s\u3000-\u9fff\uff00-\uffef]+|\s+/gu,
  ) ?? []) {
    const fits = widthOf(lines.at(-1)!) + widthOf(piece.trimEnd()) <= width
    if (fits) lines[lines.length - 1] += piece
    else if (piece.trim() !== '') lines.push(piece)
  }
  return lines.map((line) => line.trimEnd())
}

const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign >= '\u3000' ? 2 : 1), 0)

/** The id with the same letters and the nearest number; where no rule has these letters, the number decides. */
export function nearestRule(wish: string, rules: readonly Rule[]): string {
  const ids = rules.map(({ id }) => id)
  const alike = ids.filter((id) => id.slice(0, 2) === wish.slice(0, 2).toUpperCase())
  const distance = (id: string) => Math.abs(numberIn(id) - numberIn(wish))
  return (alike.length > 0 ? alike : ids).reduce((best, id) => (distance(id) < distance(best) ? id : best))
}

const numberIn = (text: string): number => Number(/\d{1,6}/.exec(text)?.[0] ?? 1)
