/** What everybody may know of the dice of a match before it is over. */
export interface Seal {
  /** The id of the table it was played at. */
  readonly table: string
  /** The SHA-256 of the secret, shown before anybody sat down. */
  readonly commitment: string
  /** By seat, what the device of the player mixed in; a bot's is empty. */
  readonly strings: readonly string[]
}

/** What the dice of a match came from. The secret is absent while the match goes on. */
export interface Proof extends Seal {
  readonly secret?: string
}
