import { readStoredJson, writeStored } from '../../store/index.ts'

const KEY = 'daykeep.palette'

const MOST = 6

/** The ids of the entries that were used last in this browser, the latest first. */
export const recentEntries = {
  ids: (): ReadonlyArray<string> => {
    const stored = readStoredJson(KEY)
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : []
  },
  add: (id: string): void => {
    const ids = [id, ...recentEntries.ids().filter((each) => each !== id)].slice(0, MOST)
    writeStored(KEY, JSON.stringify(ids))
  },
}
