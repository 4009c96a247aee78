import { dequal } from 'dequal/lite'
import { createStore } from '../../../store/index.ts'
import type { Celebration } from '../celebration.ts'
import { type MomentMemory, NO_MEMORY } from './moment-memory.ts'

/** Celebrations are shown one at a time, in order. */
export type CelebrationQueue = {
  readonly show: (celebrations: ReadonlyArray<Celebration>) => void
  readonly close: () => void
  /** Closes all of them until the game is opened again. */
  readonly putOff: () => void
  readonly current: () => Celebration | undefined
  readonly length: () => number
  /** What was not closed when the window was left; the caller shows it again. */
  readonly takeUnseen: () => ReadonlyArray<Celebration>
  readonly subscribe: (listener: () => void) => () => void
}

export const createCelebrationQueue = (memory: MomentMemory = NO_MEMORY): CelebrationQueue => {
  const waiting = createStore<ReadonlyArray<Celebration>>([])
  return {
    show: (celebrations) => {
      if (celebrations.length === 0) return
      memory.add(celebrations)
      waiting.set(enqueue(waiting.get(), celebrations))
    },
    close: () => {
      const [first, ...others] = waiting.get()
      if (first !== undefined) memory.remove(first)
      waiting.set(others)
    },
    putOff: () => waiting.set([]),
    current: () => waiting.get()[0],
    length: () => waiting.get().length,
    takeUnseen: memory.take,
    subscribe: waiting.subscribe,
  }
}

/** What death takes back, or has overtaken. */
const OVER_AT_DEATH: ReadonlySet<Celebration['type']> = new Set(['levelUp', 'lowHealth', 'chooseClass'])

/** Death comes before everything else. A celebration that is queued already is not added again. */
const enqueue = (
  waiting: ReadonlyArray<Celebration>,
  added: ReadonlyArray<Celebration>,
): ReadonlyArray<Celebration> => {
  const all = added.reduce(
    (queue, celebration) => (queue.some((each) => dequal(each, celebration)) ? queue : [...queue, celebration]),
    waiting,
  )
  const death = all.find(({ type }) => type === 'death')
  return death === undefined ? all : [death, ...all.filter((each) => each !== death && !OVER_AT_DEATH.has(each.type))]
}
