export { type DatePreferences, followDatePreferences } from './date-conventions.ts'
export { firstWeekday } from './first-weekday.ts'
export { playerOffsets } from './player-offsets.ts'
