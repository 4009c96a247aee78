import { clamp } from '../kernel/index.ts'
import type { Preferences, Stats } from '../model/index.ts'
import { withPointPlaced } from './automatic-allocation.ts'
import { experienceToLeave } from './experience.ts'
import { HIGHEST_LEVEL } from './level.ts'
import { MAX_HEALTH } from './totals.ts'

/** Maximum points of a player, placed and unplaced together. docs/reference/application.md 9. */
const MAX_POINTS = 100

/**
 * Raises the level as often as the experience allows. Each level heals and brings one point, placed at once under
 * automatic allocation. Mana is unchanged. docs/reference/rules.md 1.3 step 2.
 */
export const levelUp = (preferences: Preferences, before: Stats): Stats => {
  let stats = before
  while (stats.exp >= experienceToLeave(stats.lvl)) stats = oneLevelUp(preferences, stats)
  return stats
}

const oneLevelUp = (preferences: Preferences, before: Stats): Stats => {
  const stats = {
    ...before,
    exp: before.exp - experienceToLeave(before.lvl),
    lvl: Math.min(before.lvl + 1, HIGHEST_LEVEL),
    hp: MAX_HEALTH,
  }
  const placed = placedPoints(stats)
  if (placed + stats.points >= MAX_POINTS) return stats
  if (preferences.automaticAllocation) return withPointPlaced(preferences, stats)
  return { ...stats, points: clamp(stats.lvl - placed, 0, MAX_POINTS - placed) }
}

const placedPoints = ({ str, int, con, per }: Stats): number => str + int + con + per
