import { Suspense, useEffect, useMemo, useState } from 'react'
import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { numberOf, type Sitter } from '../../../engine/sitter.ts'
import { allensDirt } from '../../../games/allens-dirt/game.ts'
import type { AllensDirt } from '../../../games/allens-dirt/state.ts'
import { manifest } from '../../../games/allens-dirt-season/index.ts'
import { standings } from '../../../games/allens-dirt-season/rules/standings.ts'
import type { Season, View } from '../../../games/allens-dirt-season/state.ts'
import { raceNumber } from '../../../games/allens-dirt-season/telling/say.ts'
import type { Choice } from '../../../table/seat-view.ts'
import { PipFace } from '../../ui/PipFace.tsx'
import { Speaker, useSay } from '../../words/words.tsx'
import { Qualifying, RaceBoard } from '../allens-dirt/RaceBoard.tsx'
import { FRAME_RULES } from '../allens-dirt/rules.ts'
import { SeatPlate } from '../allens-dirt/SprintCar.tsx'
import { weigh } from '../allens-dirt/weigh.ts'
import { type BoardProps, type Fact, inJapanese, type Play } from '../play.ts'
import style from './Board.module.css'
import { type Entrants, entrantsOf, startersOf } from './entrants.ts'
import { Calendar, parts, Standings } from './lazily.ts'
import { say as sentenceOf } from './say.ts'
import { thrown, tray } from './tray.ts'
import { useOdds } from './useOdds.ts'
import { WORDS } from './words.ts'

type Look = 'race' | 'standings' | 'calendar'
const LOOKS: readonly Look[] = ['race', 'standings', 'calendar']

/** The race under way, and between races the standings; each can be looked at at any time. */
function Board(props: BoardProps<Season>) {
  const { view, sitters } = props
  const entrants = useMemo(() => entrantsOf(sitters), [sitters])
  const [look, setLook] = useLook(view)
  const odds = useOdds(sitters)
  useEffect(() => {
    parts().catch(() => undefined)
  }, [])
  return (
    <div className={style.season}>
      <Views view={view} look={look} onLook={setLook} />
      {look === 'race' && <Racing {...props} entrants={entrants} />}
      <Suspense>
        {look === 'standings' && <Standings view={view} entrants={entrants} odds={odds} onPeople={props.onPeople} />}
        {look === 'calendar' && <Calendar view={view} entrants={entrants} />}
      </Suspense>
    </div>
  )
}

/** What was picked holds until the season comes to another stage. */
function useLook(view: View): [Look, (look: Look) => void] {
  const { kind } = top(view)
  const stage = `${kind} ${view.races.length}`
  const [picked, setPicked] = useState<{ readonly stage: string; readonly look: Look } | null>(null)
  const usual = kind === 'next-race' || kind === 'over' ? 'standings' : 'race'
  const look = picked?.stage === stage ? picked.look : usual
  return [look, (next) => setPicked({ stage, look: next })]
}

interface ViewsProps {
  readonly view: View
  readonly look: Look
  readonly onLook: (look: Look) => void
}

function Views({ view, look, onLook }: ViewsProps) {
  const say = useSay()
  return (
    <div className={style.views} role="group" aria-label={say(sentenceOf('views'))}>
      {LOOKS.map((each) => (
        <button
          key={each}
          type="button"
          className={style.view}
          aria-pressed={each === look}
          data-look={each}
          onClick={() => onLook(each)}
        >
          {say(each === 'race' ? raceTitle(view) : sentenceOf(`view.${each}`))}
        </button>
      ))}
    </div>
  )
}

/** Between races it is still the one just over. */
function raceTitle(view: View) {
  const { kind } = top(view)
  if (kind === 'qualifying' || kind === 'roll-off') return sentenceOf(`view.${kind}`)
  return sentenceOf('view.race', { race: kind === 'race' ? raceNumber(view) : view.races.length })
}

/** The race with its own seats; outside of races, who has rolled what. */
function Racing(props: BoardProps<Season> & { readonly entrants: Entrants }) {
  const { view, active, entrants } = props
  const frame = top(view)
  if (frame.kind === 'qualifying')
    return (
      <Qualifying
        chart={view.chart}
        liveries={entrants.liveries}
        names={entrants.names}
        active={active}
        about={sentenceOf('chart.about')}
      />
    )
  if (frame.kind === 'roll-off')
    return (
      <Qualifying
        chart={frame.chart}
        {...startersOf(entrants, frame.tied)}
        active={active === null ? null : frame.tied.indexOf(active)}
        about={sentenceOf(`roll-off.${frame.prize}`)}
      />
    )
  return <Race {...props} />
}

function Race({ view, choices, active, onAction, entrants }: BoardProps<Season> & { readonly entrants: Entrants }) {
  const { race, drivers } = view
  const { liveries, names } = startersOf(entrants, drivers)
  const isOn = top(view).kind === 'race'
  const own = isOn ? choices.map((choice) => inRace(view, choice)) : []
  const seat = active === null || !isOn ? -1 : drivers.indexOf(active)
  return (
    <Speaker names={names}>
      <RaceBoard
        view={race!}
        liveries={liveries}
        names={names}
        choices={own}
        active={seat < 0 ? null : seat}
        onAction={onAction}
      />
    </Speaker>
  )
}

const inRace = ({ race, drivers }: View, { seat, action }: Choice<Season>): Choice<AllensDirt> => ({
  seat: drivers.indexOf(seat),
  action,
  meaning: allensDirt.choice(race!, action),
})

function facts(view: View, seat: Seat, sitters: readonly Sitter[]): Fact[] {
  const number = numberOf(sitters, seat)
  const { points } = standings(view.races)[seat]!
  return [
    {
      id: 'points',
      short: sentenceOf('fact.points.short', { points }),
      meaning: sentenceOf('fact.points', { number, points }),
      rule: 'AD-33',
    },
  ]
}

/** Standings and line-up are to be read before the next race begins. */
const pause = (view: View) => (top(view).kind === 'next-race' ? sentenceOf('next') : null)

const RULES = { qualifying: 'AD-30', 'next-race': 'AD-31', 'roll-off': 'AD-32', over: 'AD-33' }

function ruleOf(view: View): string {
  const { kind } = top(view)
  return kind === 'race' ? FRAME_RULES[top(view.race!).kind] : RULES[kind]
}

export const play: Play<Season> = {
  ...manifest,
  Board,
  tray,
  thrown,
  Face: PipFace,
  facts,
  Sign: SeatPlate,
  pause,
  rule: ruleOf,
  weigh,
  tale: async () => (await import('./tale.ts')).tale,
  hints: () => import('./hints.ts'),
  words: WORDS,
  japanese: () => inJapanese(manifest, import('./words.ja.ts')),
}
