import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'

const { get, post, remove } = endpointsOf('exports')

/** When the address was made; null when there is none. */
const CalendarFeed = t.type({ createdAt: t.union([t.string, t.null]) })

/** Due dates under a secret address, for programs that show calendars. */
export const calendarFeedEndpoints = {
  calendarFeed: get('/user/calendar-feed', {
    auth: 'required',
    summary: 'Whether there is an address of the calendar',
    response: CalendarFeed,
  }),
  makeCalendarFeed: post('/user/calendar-feed', {
    auth: 'required',
    summary: 'A new address of the calendar, which is told once; the one before ends',
    status: 201,
    response: t.type({ createdAt: t.string, url: t.string }),
  }),
  removeCalendarFeed: remove('/user/calendar-feed', {
    auth: 'required',
    summary: 'Ends the address of the calendar',
    response: CalendarFeed,
  }),
  readCalendarFeed: get('/export/calendar/:file', {
    auth: 'none',
    root: true,
    summary: 'Due dailies and to-dos as a calendar; whoever knows the address may read it',
    response: t.string,
    file: 'text/calendar',
  }),
} as const
