import { use, useEffect, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { chaptersIn } from '../../words/rules.ts'
import { boxOf } from '../games/index.ts'
import { rulesPath, setupPath } from '../paths.ts'
import { Brief } from '../rules/Brief.tsx'
import { rulesOf } from '../rules/load.ts'
import { chapterId, RulesText } from '../rules/RulesText.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Frame } from '../ui/Frame.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { useLanguage, useWords } from '../words/words.tsx'
import style from './Rules.module.css'

/** A game's rules, or those of every table (`/rules/table`). */
export function Rules({ id }: { readonly id: string }) {
  const words = useWords()
  const box = boxOf(id)
  if (!box && id !== 'table') return <NotFound why="game" />
  const title = box ? words('web.rules.of', { title: words(`${id}.title`) }) : words('web.rules.table')
  return (
    <Frame title={title}>
      <Banner title={title} Cover={box?.Cover}>
        {box && (
          <p className={style.ways}>
            <Link href={setupPath(id)}>{words('web.rules.play')}</Link>
            <Link href={rulesPath('table')}>{words('web.rules.table')}</Link>
          </p>
        )}
      </Banner>
      <Text id={id} />
    </Frame>
  )
}

function Text({ id }: { readonly id: string }) {
  const words = useWords()
  const blocks = use(rulesOf(id, useLanguage()))
  const marked = useSyncExternalStore(onHash, () => window.location.hash.slice(1))
  useEffect(() => {
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'center' })
  }, [marked])
  return (
    <article className={style.page}>
      <nav aria-label={words('web.rules.chapters')} className={style.chapters}>
        <ol>
          {chaptersIn(blocks).map((chapter) => (
            <li key={chapter}>
              <a href={`#${chapterId(chapter)}`}>{chapter}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={style.text}>
        {id !== 'table' && <Brief game={id} />}
        <RulesText blocks={blocks} marked={marked || null} />
      </div>
    </article>
  )
}

function onHash(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
