/** Runs so much work at once and no more; the rest begins in the order in which it came. */
export type Semaphore = <A>(work: () => Promise<A>) => Promise<A>

export const createSemaphore = (atOnce: number): Semaphore => {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const begin = waiting.shift()
      if (begin === undefined) free += 1
      else begin()
    }
  }
}
