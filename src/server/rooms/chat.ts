import { cleanName, cleanText } from '../../protocol/live/clean.ts'
import type { Request } from '../../protocol/live/requests.ts'
import { type Standing, seatsOf } from '../../protocol/live/standing.ts'
import type { Time } from '../time.ts'
import { denied, granted, type Verdict } from './verdict.ts'

type Talk = Request & { readonly kind: 'say' | 'wave' }

/** So much at once, and one more after each pause. */
const MOST_AT_ONCE = 5
const PAUSE = 2000

/** What guests say at one table, and how often they may. */
export class Chat {
  readonly #time: Time
  readonly #spent = new Map<string, { readonly left: number; readonly at: number }>()

  constructor(time: Time) {
    this.#time = time
  }

  say(guest: string, standing: Standing, talk: Talk): Verdict {
    const verdict = talk.kind === 'say' ? said(guest, standing, talk) : waved(guest, standing, talk)
    if (verdict.kind !== 'granted' || verdict.events.length === 0) return verdict
    return this.#mayTalk(guest) ? verdict : denied('too-often')
  }

  #mayTalk(guest: string): boolean {
    const now = this.#time.now()
    const { left, at } = this.#spent.get(guest) ?? { left: MOST_AT_ONCE, at: now }
    const room = Math.min(MOST_AT_ONCE, left + (now - at) / PAUSE)
    if (room < 1) return false
    this.#spent.set(guest, { left: room - 1, at: now })
    return true
  }
}

function said(guest: string, standing: Standing, { text, name = '' }: Talk & { readonly kind: 'say' }): Verdict {
  const clean = cleanText(text)
  if (clean === '') return granted()
  const [seat = null] = seatsOf(standing, guest)
  const known = seat === null ? cleanName(name) : standing.holders[seat]!.name
  return known === '' ? denied('no-name') : granted({ kind: 'said', guest, seat, name: known, text: clean })
}

function waved(guest: string, standing: Standing, { sign }: Talk & { readonly kind: 'wave' }): Verdict {
  const [seat = null] = seatsOf(standing, guest)
  return granted({ kind: 'waved', guest, seat, sign })
}
