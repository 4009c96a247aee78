import type { Catalogue } from '../content/catalogue.ts'
import {
  NO_BUFFS,
  type User,
  withAchievements,
  withFlags,
  withItems,
  withPreferences,
  withStats,
} from '../model/index.ts'
import { withoutClassPins } from '../shops/index.ts'
import { levelForStats, MAX_HEALTH } from '../stats/index.ts'

/** What a new life begins with. Gear, animals, bags, gems and achievements are kept. */
const BEGINNING = {
  hp: MAX_HEALTH,
  mp: 0,
  exp: 0,
  gp: 0,
  lvl: 1,
  class: 'warrior',
  points: 0,
  str: 0,
  int: 0,
  con: 0,
  per: 0,
} as const

/** The player at the beginning of another life, which is counted. Reference, rules 5.2 steps 3 to 6. */
export const newborn = (catalogue: Catalogue, user: User): User => {
  const unpinned = withoutDebuffPins(withoutClassPins(catalogue, user))
  const { buffs } = user.stats
  const stats = withStats(unpinned, { ...BEGINNING, ...(isUnbuffed(buffs) ? {} : { buffs: NO_BUFFS }) })
  const alone = withItems(stats, { currentPet: '', currentMount: '' })
  const counted = withLifeCounted(withPreferences(alone, { automaticAllocation: false }), levelForStats(user.stats.lvl))
  const { levelDrops } = user.flags
  const flags = { itemsEnabled: false, classSelected: false, rebirthEnabled: false }
  return withFlags(counted, { ...flags, levelDrops: Object.keys(levelDrops).length === 0 ? levelDrops : {} })
}

const isUnbuffed = (buffs: User['stats']['buffs']): boolean => !Object.values(buffs).some(Boolean)

const withoutDebuffPins = (user: User): User => {
  const pinnedItems = user.pinnedItems.filter(({ type }) => type !== 'debuffPotion')
  return pinnedItems.length === user.pinnedItems.length ? user : { ...user, pinnedItems }
}

const withLifeCounted = (user: User, level: number): User => {
  const { rebirths = 0, rebirthLevel = 0 } = user.achievements
  return withAchievements(user, { rebirths: rebirths + 1, rebirthLevel: Math.max(rebirthLevel, level) })
}
