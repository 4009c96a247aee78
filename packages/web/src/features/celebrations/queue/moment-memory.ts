import { dequal } from 'dequal/lite'
import { readStoredJson, removeStored, writeStored } from '../../../store/index.ts'
import type { Celebration } from '../celebration.ts'

/** The moments that this browser has not shown yet; they outlive a reload. */
export type MomentMemory = {
  readonly add: (celebrations: ReadonlyArray<Celebration>) => void
  readonly remove: (celebration: Celebration) => void
  /** Returns all of them and forgets them. */
  readonly take: () => ReadonlyArray<Celebration>
}

/** Moments that are stored nowhere else: all others follow from a notification or from the state of the player. */
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

/** Stores the moments of one player in this browser; a full storage costs them their second chance. */
export const createMomentMemory = (userId: string): MomentMemory => {
  const key = `moments.${userId}`
  const read = (): ReadonlyArray<Celebration> => {
    const stored = readStoredJson(key)
    return Array.isArray(stored) ? stored.filter((each) => REMEMBERED.has(Object(each).type)) : []
  }
  const write = (celebrations: ReadonlyArray<Celebration>): void => {
    if (celebrations.length === 0) removeStored(key)
    else writeStored(key, JSON.stringify(celebrations))
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
