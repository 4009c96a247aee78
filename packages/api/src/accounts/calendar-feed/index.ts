export { calendarFeed, makeCalendarFeed, readCalendarFeed, removeCalendarFeed } from './handlers.ts'
export type { FeedDocument } from './feed-document.ts'
