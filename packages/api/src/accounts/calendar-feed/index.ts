export { calendarFeed, makeCalendarFeed, readCalendarFeed, removeCalendarFeed } from './handlers.ts'
