import type { IsoInstant } from '../../kernel/instant.ts'

/** Content changes over at this hour, UTC. Content facts, section 6.2. */
const SWITCH = 'T08:00:00.000Z'
/** The day of its month on which an armoire set comes out. Content facts, section 3.6. */
const ARMOIRE_DAY = '07'

export const startOf = (day: string): IsoInstant => `${day}${SWITCH}`
export const armoireRelease = (month: string): IsoInstant => startOf(`${month}-${ARMOIRE_DAY}`)
/** The last millisecond of the day on which something can be had for the last time. */
export const endOf = (day: string): IsoInstant => `${day}T23:59:59.999Z`
