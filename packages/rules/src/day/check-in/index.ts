export { checkIn } from './check-in.ts'
export { checkInCalendar } from './check-in-calendar.ts'
