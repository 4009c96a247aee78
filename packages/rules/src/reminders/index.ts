export { isReminded, nextReminderAt } from './next-reminder-at.ts'
export { instantOn, timeOfDayAt, type Zone } from './zone.ts'
