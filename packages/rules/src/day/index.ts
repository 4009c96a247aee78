export { dayCommands } from './commands.ts'
export { compactHistory, HISTORY_LIMITS } from './histories/index.ts'
export { settleHabit } from './settle-habits.ts'
export { type DayReport, startDay } from './start-day.ts'
