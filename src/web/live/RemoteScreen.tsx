import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Sitter } from '../../engine/sitter.ts'
import { seatsOf } from '../../protocol/live/standing.ts'
import type { Box } from '../games/index.ts'
import { type Extras, ShowExtras } from '../table/screen/extras.ts'
import { useGuide } from '../table/screen/guide.ts'
import { TableScreen } from '../table/screen/TableScreen.tsx'
import { useOpened } from '../table/screen/useOpened.ts'
import { nextTable } from './api.ts'
import { Between } from './Between.tsx'
import { DeviceButton } from './Device.tsx'
import type { AtTableProps } from './parts.ts'
import { KeptBanner, RoomButton } from './Seating.tsx'
import { SeatState } from './SeatState.tsx'
import { TalkButton } from './Talk.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { useLiveRecord } from './useLiveRecord.ts'
import { willSit } from './useSitFirst.ts'

type RemoteScreenProps = AtTableProps & { readonly box: Box }

/** A game on the server, on the one table screen, with what belongs to those who are elsewhere. */
export function RemoteScreen({ live, company, box }: RemoteScreenProps) {
  const { play, words } = useOpened(box)
  const guide = useGuide(play)
  const allWords = useMemo(() => ({ ...words, ...guide.words }), [words, guide.words])
  const isPad = new URLSearchParams(useSearch()).has('tv')
  const extras = useMemo<Extras>(
    () => ({
      isPad,
      tools: <Tools live={live} company={company} />,
      banner: (
        <>
          <KeptBanner live={live} company={company} />
          <Between live={live} company={company} play={play} />
        </>
      ),
      time: <TimeLeft company={company} />,
      ofSeat: (seat) => <SeatState company={company} seat={seat} />,
    }),
    [live, company, isPad, play],
  )
  const rematch = useRematch(company)
  useLiveRecord(live, company.store!)
  return (
    <ShowExtras value={extras}>
      <TableScreen
        box={box}
        store={company.store!}
        play={play}
        drives={guide.drives}
        words={allWords}
        onRematch={rematch}
      />
    </ShowExtras>
  )
}

function Tools({ live, company }: AtTableProps) {
  const isSitting = seatsOf(company.standing, company.guest).length > 0
  return (
    <>
      <TalkButton live={live} company={company} />
      {isSitting && <DeviceButton code={company.head.code} />}
      {(isSitting || company.guest === company.head.host) && <RoomButton live={live} company={company} />}
    </>
  )
}

/** Whoever plays may open the next game; when it is open, everybody is led there. */
function useRematch({ standing, guest, head }: AtTableProps['company']) {
  const [, go] = useLocation()
  const { followed } = standing
  const isSitting = seatsOf(standing, guest).length > 0
  const follow = (code: string) => {
    if (isSitting) willSit(code)
    go(`/t/${code}`)
  }
  if (followed !== null) return () => follow(followed)
  if (!isSitting && guest !== head.host) return null
  return async (moved?: readonly Sitter[]) => {
    const { code } = await nextTable(head.code, { order: moved ? 'moved' : 'same' })
    follow(code)
  }
}
