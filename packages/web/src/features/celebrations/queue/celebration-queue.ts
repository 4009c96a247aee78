import { dequal } from 'dequal/lite'
import { createStore } from '../../../store/index.ts'
import type { Celebration } from '../celebration.ts'

/** Celebrations are shown one at a time, in order. */
export type CelebrationQueue = {
  readonly show: (celebrations: ReadonlyArray<Celebration>) => void
  readonly close: () => void
  readonly current: () => Celebration | undefined
  readonly subscribe: (listener: () => void) => () => void
}

export const createCelebrationQueue = (): CelebrationQueue => {
  const waiting = createStore<ReadonlyArray<Celebration>>([])
  return {
    show: (celebrations) => {
      if (celebrations.length > 0) waiting.set(enqueue(waiting.get(), celebrations))
    },
    close: () => waiting.set(waiting.get().slice(1)),
    current: () => waiting.get()[0],
    subscribe: waiting.subscribe,
  }
}

/** Death drops everything else. A celebration that is queued already is not added again. */
const enqueue = (
  waiting: ReadonlyArray<Celebration>,
  added: ReadonlyArray<Celebration>,
): ReadonlyArray<Celebration> => {
  const all = added.reduce(
    (queue, celebration) => (queue.some((each) => dequal(each, celebration)) ? queue : [...queue, celebration]),
    waiting,
  )
  const death = all.find(({ type }) => type === 'death')
  return death === undefined ? all : [death]
}
