/**
 * Gives everybody who waits a turn of the event loop of their own, in the order in which they came: large writes of
 * several answers never follow each other without a look at who else has called meanwhile.
 */
export const createWriteTurns = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = []
  const next = (): void => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(next)
    })
}
