/** Levels above this add nothing to attributes. docs/reference/rules.md 0.4. */
const LEVEL_THAT_COUNTS = 100

/** Maximum level. docs/reference/application.md 9. */
export const HIGHEST_LEVEL = 9999

/** The level as attributes count it, at most 100. docs/reference/rules.md 0.2. */
export const levelForStats = (level: number): number => Math.min(level, LEVEL_THAT_COUNTS)

/** Points that the level adds to each attribute. docs/reference/rules.md 1.1. */
export const levelBonus = (level: number): number => Math.floor(levelForStats(level) / 2)
