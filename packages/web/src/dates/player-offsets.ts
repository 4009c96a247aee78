import type { Instant } from '@daykeep/rules/kernel'
import type { Zone } from '@daykeep/rules/reminders'

/**
 * The offset of a player at any instant (see `Zone`). Where their days follow this device, it knows daylight saving; whoever has another
 * offset has it all year, as on the server. decision 128
 */
export const playerOffsets = (
  timezoneOffset: number,
  now: Instant,
  deviceOffsetAt: Zone['offsetAt'] = (at) => new Date(at).getTimezoneOffset(),
): Zone['offsetAt'] => (timezoneOffset === deviceOffsetAt(now) ? deviceOffsetAt : () => timezoneOffset)
