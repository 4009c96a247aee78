const KEY = 'daykeep.palette'

const MOST = 6

/** The ids of the entries that were used last in this browser, the latest first. */
export const recentEntries = {
  ids: (): ReadonlyArray<string> => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
      return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : []
    } catch {
      return []
    }
  },
  add: (id: string): void => {
    try {
      const ids = [id, ...recentEntries.ids().filter((each) => each !== id)].slice(0, MOST)
      localStorage.setItem(KEY, JSON.stringify(ids))
    } catch {
      // A private window keeps nothing.
    }
  },
}
