/** Runs work of one key one after the other, of different keys side by side. */
export type KeyedMutex = <A>(key: string, work: () => Promise<A>) => Promise<A>

/**
 * A mutex for each key, in this process only. It merely spares conflicts that would be retried: across processes the
 * version of the player's document keeps commands apart.
 */
export const createKeyedMutex = (): KeyedMutex => {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const previous = last.get(key)
    const current = previous === undefined ? work() : previous.then(work, work)
    last.set(key, current)
    try {
      return await current
    } finally {
      if (last.get(key) === current) last.delete(key)
    }
  }
}

/**
 * Runs work that needs one more key than it has. It is told whether it had to wait: what was read before may be old then.
 * Only the last key may be taken so, or two could wait for each other.
 */
export const behindOthers = <A>(
  mutex: KeyedMutex,
  key: string,
  work: (hasWaited: boolean) => Promise<A>,
): Promise<A> => {
  let hasWaited = false
  const done = mutex(key, () => work(hasWaited))
  hasWaited = true
  return done
}
