/** Runs work of one key one after the other, of different keys side by side. */
export type KeyedMutex = <A>(key: string, work: (release: () => void) => Promise<A>) => Promise<A>

/**
 * A mutex for each key, in this process only. It merely spares conflicts that would be retried: across processes the
 * version of the player's document keeps commands apart. Work may release its key before it ends, when all that follows may
 * build upon what it did.
 */
export const createKeyedMutex = (): KeyedMutex => {
  const last = new Map<string, Promise<void>>()
  return async (key, work) => {
    const previous = last.get(key)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const current = previous === undefined ? work(release) : previous.then(() => work(release))
    last.set(key, released)
    try {
      return await current
    } finally {
      release()
      if (last.get(key) === released) last.delete(key)
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
  work: (hasWaited: boolean, release: () => void) => Promise<A>,
): Promise<A> => {
  let hasWaited = false
  const done = mutex(key, (release) => work(hasWaited, release))
  hasWaited = true
  return done
}
