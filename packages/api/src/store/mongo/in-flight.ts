/** Operations that have not settled yet. */
export type InFlightTracker = {
  readonly track: <Answer>(promise: Promise<Answer>) => Promise<Answer>
  /** Resolves when everything tracked so far has settled. */
  readonly settled: () => Promise<void>
}

export const trackInFlight = (): InFlightTracker => {
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
