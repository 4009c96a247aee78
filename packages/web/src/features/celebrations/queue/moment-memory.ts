import { dequal } from 'dequal/lite'
import type { Celebration } from '../celebration.ts'

/** The moments of this browser that were not seen yet; they outlive a reload. */
export type MomentMemory = {
  readonly add: (celebrations: ReadonlyArray<Celebration>) => void
  readonly remove: (celebration: Celebration) => void
  /** All of them, which are forgotten with that. */
  readonly take: () => ReadonlyArray<Celebration>
}

/** Moments that nothing else tells of: all others follow from a notification or from the state of the player. */
const REMEMBERED: ReadonlySet<string> = new Set<Celebration['type']>([
  'levelUp',
  'classChosen',
  'lowHealth',
  'armoire',
  'armoireEmpty',
  'petHatched',
  'mountRaised',
  'perfectDay',
  'mysteryItem',
])

/** For tests, and where nothing can be stored. */
export const NO_MEMORY: MomentMemory = { add: () => undefined, remove: () => undefined, take: () => [] }

/** Keeps the moments of one player in the storage of this browser. */
export const createMomentMemory = (storage: Storage, userId: string): MomentMemory => {
  const key = `moments.${userId}`
  const read = (): ReadonlyArray<Celebration> => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      return Array.isArray(stored) ? stored.filter((each) => REMEMBERED.has(Object(each).type)) : []
    } catch {
      return []
    }
  }
  const write = (celebrations: ReadonlyArray<Celebration>): void => {
    try {
      if (celebrations.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(celebrations))
    } catch {
      // A full storage costs the moments their second chance.
    }
  }
  return {
    add: (celebrations) => {
      const before = read()
      const fresh = celebrations.filter(
        (each) => REMEMBERED.has(each.type) && !before.some((known) => dequal(known, each)),
      )
      if (fresh.length > 0) write([...before, ...fresh])
    },
    remove: (celebration) => {
      if (REMEMBERED.has(celebration.type)) write(read().filter((each) => !dequal(each, celebration)))
    },
    take: () => {
      const all = read()
      write([])
      return all
    },
  }
}
