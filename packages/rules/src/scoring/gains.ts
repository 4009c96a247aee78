import type { Totals } from '../stats/index.ts'

/** One result of a score: `delta` may be negative, then the gains are taken back. */
export type Result = {
  readonly delta: number
  readonly priority: number
  readonly crit: number
  /** Days in a row that count for gold: those before this score. */
  readonly streak: number
}

export type Gains = { readonly exp: number; readonly gp: number; readonly streakBonus: number }

/** Experience, rounded, and gold, not rounded, of a result. Reference, rules 2.5. */
export const gainsOf = ({ delta, priority, crit, streak }: Result, { int, per }: Totals): Gains => {
  const gold = delta * priority * crit * (1 + 0.02 * per)
  const bonus = (gold * streak) / 100
  return {
    exp: Math.round(delta * (1 + 0.025 * int) * priority * crit * 6),
    gp: gold + bonus,
    streakBonus: bonus > 0 && gold > 0 ? bonus : 0,
  }
}
