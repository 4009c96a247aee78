import { createStore, readStoredJson, writeStored } from '../../store/index.ts'

export const SORTS = ['time', 'order', 'difficulty'] as const
export const KINDS_SHOWN = ['all', 'daily', 'todo'] as const

/** How this browser shows the plan of the day and of the weeks. */
export type PlannerSettings = {
  readonly sort: (typeof SORTS)[number]
  readonly kinds: (typeof KINDS_SHOWN)[number]
  readonly withDone: boolean
  /** Whether the weeks show dailies beside to-dos. */
  readonly withDailies: boolean
}

const KEY = 'daykeep.planner'

const DEFAULTS = { sort: 'time', kinds: 'all' } as const

const stored = (): PlannerSettings => {
  const { sort, kinds, withDone, withDailies } = Object(readStoredJson(KEY)) as Record<string, unknown>
  return {
    sort: SORTS.find((each) => each === sort) ?? DEFAULTS.sort,
    kinds: KINDS_SHOWN.find((each) => each === kinds) ?? DEFAULTS.kinds,
    withDone: withDone !== false,
    withDailies: withDailies !== false,
  }
}

const store = createStore(stored())

/** The settings of this browser, and how to change them. */
export const plannerSettings = {
  get: store.get,
  subscribe: store.subscribe,
  change: (changes: Partial<PlannerSettings>): void => {
    store.set({ ...store.get(), ...changes })
    writeStored(KEY, JSON.stringify(store.get()))
  },
}
