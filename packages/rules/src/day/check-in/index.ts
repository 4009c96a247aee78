export { checkIn } from './check-in.ts'
export { type CheckInCalendar, checkInCalendar, type CheckInDay } from './check-in-calendar.ts'
