/** Chance of a critical hit before the attribute helps. Reference, rules 2.4. */
export const CRITICAL_CHANCE = 0.03

export type CriticalThrow = { readonly fell: number; readonly total: number; readonly chance?: number }

/** What a throw multiplies the gains by; 1 is no critical hit. `total`: the attribute that helps. Reference, rules 2.4. */
export const criticalMultiplier = ({ fell, total, chance = CRITICAL_CHANCE }: CriticalThrow): number =>
  fell <= chance * (1 + total / 100) ? 1.5 + (4 * total) / (total + 200) : 1
