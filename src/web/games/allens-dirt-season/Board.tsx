import { Suspense, useEffect, useMemo, useState } from 'react'
import type { WholeMove } from '../../../engine/ends.ts'
import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { numberOf, type Sitter } from '../../../engine/sitter.ts'
import { allensDirt } from '../../../games/allens-dirt/game.ts'
import type { AllensDirt } from '../../../games/allens-dirt/state.ts'
import { manifest } from '../../../games/allens-dirt-season/index.ts'
import { sittingOut } from '../../../games/allens-dirt-season/rules/line-up.ts'
import { ranked, standings } from '../../../games/allens-dirt-season/rules/standings.ts'
import type { Season, View } from '../../../games/allens-dirt-season/state.ts'
import { ofDrivers, raceNumber } from '../../../games/allens-dirt-season/telling/say.ts'
import type { Choice } from '../../../table/seat-view.ts'
import { PipFace } from '../../ui/PipFace.tsx'
import { Reseated, useSay } from '../../words/words.tsx'
import { factOf } from '../allens-dirt/facts.ts'
import { Qualifying, RaceBoard } from '../allens-dirt/RaceBoard.tsx'
import { orderOf } from '../allens-dirt/race.ts'
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

function Race(props: BoardProps<Season> & { readonly entrants: Entrants }) {
  const { view, choices, active, entrants } = props
  const { race, drivers } = view
  const { liveries, names } = startersOf(entrants, drivers)
  const isOn = top(view).kind === 'race'
  const own = isOn ? choices.map((choice) => inRace(view, choice)) : []
  const wholeMoves = useMemo(() => movesInRace(drivers, props.wholeMoves), [drivers, props.wholeMoves])
  const seat = active === null || !isOn ? -1 : drivers.indexOf(active)
  return (
    <Reseated seats={drivers}>
      <RaceBoard
        view={race!}
        liveries={liveries}
        names={names}
        choices={own}
        wholeMoves={wholeMoves}
        active={seat < 0 ? null : seat}
        onAction={props.onAction}
        onDrive={props.onDrive}
      />
    </Reseated>
  )
}

const inRace = ({ race, drivers }: View, { seat, action }: Choice<Season>): Choice<AllensDirt> => ({
  seat: drivers.indexOf(seat),
  action,
  meaning: allensDirt.choice(race!, action),
})

/** Told of race seats instead of drivers. */
function movesInRace(drivers: readonly Seat[], moves: readonly WholeMove<Season>[]): WholeMove<AllensDirt>[] {
  const seats: Seat[] = []
  for (const [seat, driver] of drivers.entries()) seats[driver] = seat
  return moves.map(({ actions, meaning }) => ({ actions, meaning: ofDrivers(meaning, seats) }))
}

/** In a race the place in it, outside of races the points; those who listen hear of both. */
function facts(view: View, seat: Seat, sitters: readonly Sitter[]): Fact[] {
  const number = numberOf(sitters, seat)
  const { points } = standings(view.races)[seat]!
  const meaning = sentenceOf('fact.points', { number, points })
  if (top(view).kind !== 'race')
    return [{ id: 'points', short: sentenceOf('fact.points.short', { points }), meaning, rule: 'AD-33' }]
  const racing = view.drivers.indexOf(seat)
  if (racing < 0) return [{ id: 'out', short: '–', meaning: sentenceOf('fact.sits-out', { points: meaning }) }]
  const fact = factOf(view.race!, racing, number)
  return [{ ...fact, meaning: sentenceOf('fact.races', { race: fact.meaning, points }) }]
}

/** In a race by its order, those who sit out last; between races by the standings. */
function order(view: View): readonly Seat[] | null {
  const { race, drivers, races } = view
  if (top(view).kind !== 'race') return races.length > 0 ? ranked(races).map(({ driver }) => driver) : null
  const racing = race!.grid.length > 0 ? orderOf(race!) : [...drivers.keys()]
  return [...racing.map((seat) => drivers[seat]!), ...sittingOut(drivers)]
}

/** Standings and line-up are to be read before the next race begins. */
const pause = (view: View) => (top(view).kind === 'next-race' ? sentenceOf('next') : null)

/** Who does not want to race lets a bot, before the race or before leaving the grid. */
const standIn = (view: View, people: readonly Seat[]) =>
  people.some((driver) => isAtStart(view, driver)) ? sentenceOf('stand-in') : null

function isAtStart({ frames, race, drivers }: View, driver: Seat): boolean {
  const frame = frames.at(-1)!
  if (frame.kind !== 'race') return frame.kind === 'next-race' && frame.drivers.includes(driver)
  const due = top(race!)
  const seat = drivers.indexOf(driver)
  return due.kind === 'movement' && due.seat === seat && race!.position[seat]! <= 0
}

const chapterName = (race: number) => (race === 0 ? sentenceOf('view.qualifying') : sentenceOf('race', { race }))

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
  offersWholeMoves: true,
  facts,
  order,
  Sign: SeatPlate,
  pause,
  standIn,
  chapterName,
  rule: ruleOf,
  weigh,
  tale: async () => (await import('./tale.ts')).tale,
  hints: () => import('./hints.ts'),
  words: WORDS,
  japanese: () => inJapanese(manifest, import('./words.ja.ts')),
}
