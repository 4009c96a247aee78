/** Thrown by reads when the database cannot be reached. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'

  constructor(cause: unknown) {
    super(`The store does not answer: ${reasonOf(cause)}`, { cause })
  }
}

/** One line for the log, never for players. */
export const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
