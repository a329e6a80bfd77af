export interface Fault {
  readonly kind: 'fault'
  /** The exit code. */
  readonly code: number
  readonly sentence: string
}

export interface Place {
  readonly kind: 'place'
  readonly port: number
  readonly host: string
  readonly isWished: boolean
}

export function placeOf(wishes: { readonly PORT?: string; readonly HOST?: string }): Place | Fault
export function listeningFault(error: Error & { readonly code?: string }, place: Pick<Place, 'port' | 'host'>): Fault
export function addressOf(host: string, port: number): string
