/** Levels above this give no more strength. Reference, rules 0.4. */
export const LEVEL_THAT_COUNTS = 100

/** No player rises above this. Application specification, section 9. */
export const HIGHEST_LEVEL = 9999

/** The level as far as strength goes: at most 100. Reference, rules 0.2. */
export const levelForStats = (level: number): number => Math.min(level, LEVEL_THAT_COUNTS)

/** Points that the level adds to each attribute. Reference, rules 1.1. */
export const levelBonus = (level: number): number => Math.floor(levelForStats(level) / 2)
