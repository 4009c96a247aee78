/** Base chance of a critical hit, before the attribute's bonus. docs/reference/rules.md 2.4. */
const CRITICAL_CHANCE = 0.03

export type CriticalThrow = { readonly fell: number; readonly total: number; readonly chance?: number }

/**
 * The multiplier of gains for a throw; 1 is no critical hit. `total`: of the attribute that raises chance and size.
 * docs/reference/rules.md 2.4.
 */
export const criticalMultiplier = ({ fell, total, chance = CRITICAL_CHANCE }: CriticalThrow): number =>
  fell <= chance * (1 + total / 100) ? 1.5 + (4 * total) / (total + 200) : 1
