import { pipe } from 'fp-ts/lib/function.js'
import type { Catalogue } from '../catalogue/index.ts'
import {
  FIRST_STATS,
  NO_BUFFS,
  type User,
  withAchievements,
  withFlags,
  withItems,
  withPreferences,
  withStats,
} from '../model/index.ts'
import { withoutClassPins } from '../shops/index.ts'
import { levelForStats } from '../stats/index.ts'

/**
 * The player at the start of another life, which is counted; gear, animals, bags, gems and achievements stay.
 * docs/reference/rules.md 5.2 steps 3 to 6.
 */
export const rebornUser = (catalogue: Catalogue, user: User): User => {
  const { buffs, lvl } = user.stats
  const levelDrops = Object.keys(user.flags.levelDrops).length === 0 ? user.flags.levelDrops : {}
  return pipe(
    withoutClassPins(catalogue, user),
    withoutDebuffPins,
    (reborn) => withStats(reborn, { ...FIRST_STATS, mp: 0, ...(isUnbuffed(buffs) ? {} : { buffs: NO_BUFFS }) }),
    (reborn) => withItems(reborn, { currentPet: '', currentMount: '' }),
    (reborn) => withPreferences(reborn, { automaticAllocation: false }),
    (reborn) => withLifeCounted(reborn, levelForStats(lvl)),
    (reborn) => withFlags(reborn, { itemsEnabled: false, classSelected: false, rebirthEnabled: false, levelDrops }),
  )
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
