import { MOST_SEATS } from './plan.ts'
import { LONGEST_ID, Request } from './requests.ts'

type Fields = Readonly<Record<string, unknown>>
type Usual = Request & { readonly kind: 'act' | 'roll' }

/** A request, or null for what is none. Those that come most are told without the schema, which says the same of them. */
export function readRequest(message: unknown): Request | null {
  if (isUsual(message)) return message
  const read = Request.safeParse(message)
  return read.success ? read.data : null
}

/** Whether this is a roll, or an act of one step; where not, the schema has to say. */
export const isUsual = (message: unknown): message is Usual =>
  isObject(message) && hasUsualHead(message) && (isRoll(message) || isAct(message))

const hasUsualHead = ({ id, after, seat }: Fields): boolean =>
  isId(id) && isCount(after) && isCount(seat) && seat < MOST_SEATS

const isRoll = (message: Fields): boolean => message.kind === 'roll' && sizeOf(message) === 4
const isAct = (message: Fields): boolean =>
  message.kind === 'act' && sizeOf(message) === 5 && isOneStep(message.actions)

const isOneStep = (actions: unknown): boolean => Array.isArray(actions) && actions.length === 1 && isAction(actions[0])

/** The schema copies an action, without what would change its prototype. */
const isAction = (action: unknown): boolean =>
  isObject(action) && typeof action.kind === 'string' && !Object.hasOwn(action, '__proto__')

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isId = (value: unknown): boolean => typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ID

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function sizeOf(value: object): number {
  let size = 0
  for (const _ in value) size++
  return size
}
