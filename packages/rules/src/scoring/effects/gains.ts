import type { Totals } from '../../stats/index.ts'

/** What gains are computed from. A negative `delta` takes gains back. */
export type GainInput = {
  readonly delta: number
  readonly priority: number
  readonly crit: number
  /** Days of the streak that raise gold: those before this score. */
  readonly streak: number
}

export type Gains = { readonly exp: number; readonly gp: number; readonly streakBonus: number }

/** Experience, rounded, and gold, not rounded, for a score. docs/reference/rules.md 2.5. */
export const gainsOf = ({ delta, priority, crit, streak }: GainInput, { int, per }: Totals): Gains => {
  const gold = delta * priority * crit * (1 + 0.02 * per)
  const bonus = (gold * streak) / 100
  return {
    exp: Math.round(delta * (1 + 0.025 * int) * priority * crit * 6),
    gp: gold + bonus,
    streakBonus: bonus > 0 && gold > 0 ? bonus : 0,
  }
}
