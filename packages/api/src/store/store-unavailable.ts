/** What a read rejects with when the database does not answer. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'

  constructor(cause: unknown) {
    super(`The store does not answer: ${reasonOf(cause)}`, { cause })
  }
}

/** One line for the log; never shown to a player. */
export const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
