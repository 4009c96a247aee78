/** Base chance of a critical hit, before the attribute's bonus. docs/reference/rules.md 2.4. */
const CRITICAL_CHANCE = 0.03

export type CriticalRoll = { readonly roll: number; readonly total: number; readonly chance?: number }

/**
 * The multiplier of gains for a throw; 1 is no critical hit. `total`: of the attribute that raises chance and size.
 * docs/reference/rules.md 2.4.
 */
export const criticalMultiplier = ({ roll, total, chance = CRITICAL_CHANCE }: CriticalRoll): number =>
  roll <= chance * (1 + total / 100) ? 1.5 + (4 * total) / (total + 200) : 1
