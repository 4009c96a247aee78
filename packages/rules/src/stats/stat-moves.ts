import type { StatMoves, Stats } from '../model/index.ts'

const MOVING = ['hp', 'mp', 'exp', 'gp', 'lvl'] as const

/** By how much health, mana, experience, gold and level differ; undefined when none does. */
export const statMoves = (before: Stats, after: Stats): StatMoves | undefined => {
  const moved = MOVING.filter((stat) => before[stat] !== after[stat])
  if (moved.length === 0) return undefined
  return Object.fromEntries(moved.map((stat) => [stat, after[stat] - before[stat]]))
}
