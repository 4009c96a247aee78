export { isReminded, nextReminderAt } from './next-reminder-at.ts'
export type { Zone } from './zone.ts'
