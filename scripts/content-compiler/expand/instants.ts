import type { IsoInstant } from '@daykeep/rules/kernel'

/** Content changes over at this hour, UTC. docs/reference/content-facts.md 6.2. */
const SWITCH = 'T08:00:00.000Z'
/** The day of its month on which an armoire set comes out. docs/reference/content-facts.md 3.6. */
const ARMOIRE_DAY = '07'

export const startOf = (day: string): IsoInstant => `${day}${SWITCH}`
export const armoireRelease = (month: string): IsoInstant => startOf(`${month}-${ARMOIRE_DAY}`)
/** The last millisecond of the day on which something can be had for the last time. */
export const endOf = (day: string): IsoInstant => `${day}T23:59:59.999Z`
