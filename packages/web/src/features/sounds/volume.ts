import { createStore, readStored, writeStored } from '../../store/index.ts'

const KEY = 'daykeep.volume'

/** From 0 to 100; kept in this browser, since each device is as loud as it is. */
const FIRST = 60

const stored = (): number => {
  const saved = Number(readStored(KEY) ?? FIRST)
  return Number.isFinite(saved) ? Math.min(100, Math.max(0, saved)) : FIRST
}

const value = createStore(stored())

export const volume = {
  get: value.get,
  subscribe: value.subscribe,
  set: (percent: number): void => {
    value.set(percent)
    writeStored(KEY, String(percent))
  },
}
