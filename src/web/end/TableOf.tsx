import style from './TableOf.module.css'

interface TableOfProps {
  readonly title: string
  readonly head: readonly string[]
  /** The first of each row is its heading. */
  readonly rows: readonly (readonly string[])[]
}

/** The numbers behind a picture, for who wants them. */
export function TableOf({ title, head, rows }: TableOfProps) {
  return (
    <details className={style.details}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={style.scroll} tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              {head.map((text, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two players may have one name
                <th key={i} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are
              <tr key={row}>
                <th scope="row">{first}</th>
                {cells.map((text, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so do cells
                  <td key={i}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
