/** A value outside of React that components and other stores can follow; fits `useSyncExternalStore`. */
export type Store<State> = {
  readonly get: () => State
  /** Replaces the state and notifies every listener, unless the new state is the same value. */
  readonly set: (next: State) => void
  /** Returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A store with its first state. */
export const createStore = <State>(initial: State): Store<State> => {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
