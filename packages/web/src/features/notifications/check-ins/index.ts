export { CheckInCalendar } from './CheckInCalendar.tsx'
export { CheckInCalendarScreen } from './CheckInCalendarScreen.tsx'
export { toCheckIns } from './to-check-ins.ts'
