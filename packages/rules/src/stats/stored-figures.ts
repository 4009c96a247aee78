import { clamp, HIGHEST_FIGURE } from '../kernel/index.ts'
import type { Items, Stats, User } from '../model/index.ts'
import { HIGHEST_LEVEL } from './level.ts'

/** Clamps stats and item counts to what can be stored: nothing above the maximum, no negative quantities. docs/reference/rules.md 1.4. */
export const withStoredFigures = (user: User): User => {
  const stats = boundedStats(user.stats)
  const items = boundedItems(user.items)
  return stats === user.stats && items === user.items ? user : { ...user, stats, items }
}

const atLeastZero = (figure: number): number => clamp(figure, 0, HIGHEST_FIGURE)

const boundedStats = (stats: Stats): Stats => {
  const bounded: Partial<Stats> = {
    hp: Math.min(stats.hp, HIGHEST_FIGURE),
    exp: Math.min(stats.exp, HIGHEST_FIGURE),
    gp: atLeastZero(stats.gp),
    mp: atLeastZero(stats.mp),
    lvl: clamp(stats.lvl, 1, HIGHEST_LEVEL),
    points: Math.max(0, stats.points),
    str: Math.max(0, stats.str),
    int: Math.max(0, stats.int),
    con: Math.max(0, stats.con),
    per: Math.max(0, stats.per),
  }
  for (const name in bounded)
    if (bounded[name as keyof Stats] !== stats[name as keyof Stats]) return { ...stats, ...bounded }
  return stats
}

const COUNTED = ['eggs', 'hatchingPotions', 'food', 'quests', 'special'] as const

const boundedItems = (items: Items): Items => {
  const bounded: Record<string, unknown> = {}
  for (const kind of COUNTED) {
    const counts = boundedCounts(items[kind])
    if (counts !== items[kind]) bounded[kind] = counts
  }
  return Object.keys(bounded).length === 0 ? items : { ...items, ...bounded }
}

type Counts = Readonly<Record<string, unknown>>

const boundedCounts = (counts: Counts): Counts => {
  for (const key in counts) if (isOutOfBounds(counts[key])) return clampCounts(counts)
  return counts
}

const clampCounts = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [key, typeof count === 'number' ? atLeastZero(count) : count]),
  )

const isOutOfBounds = (count: unknown): boolean => typeof count === 'number' && (count < 0 || count > HIGHEST_FIGURE)
