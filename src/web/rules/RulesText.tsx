import type { ReactNode } from 'react'
import type { Block } from '../../words/rules.ts'
import { useWords } from '../words/words.tsx'
import style from './RulesText.module.css'

/** What a chapter is linked to by; rule ids are not words, so the two never meet. */
export const chapterId = (chapter: string): string => chapter.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')

/** Rules as a page reads them: every rule can be linked to by its id. */
export function RulesText({ blocks, marked }: { readonly blocks: readonly Block[]; readonly marked: string | null }) {
  return (
    <div className={style.text}>
      {blocks.map((block) => (
        <OneBlock key={JSON.stringify(block).slice(0, 120)} block={block} marked={marked} />
      ))}
    </div>
  )
}

function OneBlock({ block, marked }: { readonly block: Block; readonly marked: string | null }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? null : <h2 id={chapterId(block.text)}>{block.text}</h2>
    case 'paragraph':
      return <p>{inline(block.text)}</p>
    case 'list':
      return (
        <ul className={style.list}>
          {block.items.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </ul>
      )
    case 'rules':
      return (
        <dl className={style.rules}>
          {block.rules.map(({ id, text }) => (
            <div key={id} id={id} className={`${style.rule} ${id === marked ? style.marked : ''}`}>
              <dt>
                <RuleLink id={id} />
              </dt>
              <dd>{inline(text)}</dd>
            </div>
          ))}
        </dl>
      )
    case 'table':
      return <PlainTable {...block} />
  }
}

function RuleLink({ id }: { readonly id: string }) {
  const words = useWords()
  return (
    <a href={`#${id}`} aria-label={words('web.rule.link', { id })}>
      {id}
    </a>
  )
}

function PlainTable({ head, rows }: Block & { readonly kind: 'table' }) {
  return (
    <div className={style.scroll}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell) => (
                <td key={cell}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/

/** Bold, emphasis, code and links. */
export function inline(text: string): ReactNode[] {
  return text.split(MARKS).map((part, i) => {
    const key = `${i}-${part}`
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>
    if (part.startsWith('*') && part.endsWith('*') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    if (link)
      return (
        <a key={key} href={link[2]}>
          {link[1]}
        </a>
      )
    return part
  })
}
