export { daySummary, type DaySummary, nextSummaryAt } from './day-summary.ts'
export { isReminded, nextReminderAt } from './next-reminder-at.ts'
export { instantOn, timeOfDayAt, type Zone } from './zone.ts'
