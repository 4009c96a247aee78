export { isDue } from './is-due.ts'
export { nextDueDays, UPCOMING } from './next-due.ts'
export { EVERY } from './schedule.ts'
export { withDueDates } from './with-due-dates.ts'
