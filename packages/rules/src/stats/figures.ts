import { clamp, HIGHEST_FIGURE } from '../kernel/index.ts'
import type { Items, Stats, User } from '../model/index.ts'
import { HIGHEST_LEVEL } from './level.ts'

/** No figure of a player beyond what can be stored, none below zero that means a stock. Reference, rules 1.4. */
export const withStoredFigures = (user: User): User => {
  const stats = storedStats(user.stats)
  const items = storedItems(user.items)
  return stats === user.stats && items === user.items ? user : { ...user, stats, items }
}

const atLeastZero = (figure: number): number => clamp(figure, 0, HIGHEST_FIGURE)

const storedStats = (stats: Stats): Stats => {
  const stored: Partial<Stats> = {
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
  for (const name in stored)
    if (stored[name as keyof Stats] !== stats[name as keyof Stats]) return { ...stats, ...stored }
  return stats
}

const COUNTED = ['eggs', 'hatchingPotions', 'food', 'quests', 'special'] as const

const storedItems = (items: Items): Items => {
  const stored: Record<string, unknown> = {}
  for (const kind of COUNTED) {
    const kept = storedCounts(items[kind])
    if (kept !== items[kind]) stored[kind] = kept
  }
  return Object.keys(stored).length === 0 ? items : { ...items, ...stored }
}

type Counts = Readonly<Record<string, unknown>>

const storedCounts = (counts: Counts): Counts => {
  for (const key in counts) if (isOutOfBounds(counts[key])) return withinBounds(counts)
  return counts
}

const withinBounds = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [key, typeof count === 'number' ? atLeastZero(count) : count]),
  )

const isOutOfBounds = (count: unknown): boolean => typeof count === 'number' && (count < 0 || count > HIGHEST_FIGURE)
