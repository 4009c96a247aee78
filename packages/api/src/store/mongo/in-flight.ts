/** What has been asked for and not been answered yet. */
export type InFlight = {
  readonly track: <Answer>(promise: Promise<Answer>) => Promise<Answer>
  /** Resolves when everything that was tracked so far has ended, well or badly. */
  readonly settled: () => Promise<void>
}

export const inFlight = (): InFlight => {
  const pending = new Set<Promise<unknown>>()
  return {
    track: (promise) => {
      const forget = () => {
        pending.delete(ended)
      }
      const ended: Promise<void> = promise.then(forget, forget)
      pending.add(ended)
      return promise
    },
    settled: async () => {
      await Promise.all(pending)
    },
  }
}
