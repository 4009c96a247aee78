import { hasKey, isKey, type EntryTemplate } from './entry-template.ts'

const EVENTS = 'data/calendar/events.json'

/** Events begin and end by the clock of the eastern American coast, as those that are there. docs/reference/content-facts.md 6.4. */
const BEGIN = 'T04:00-04:00'
const END = 'T03:59-04:00'

const isMonthDay = (text: string | undefined): text is string =>
  text !== undefined && /^(0[1-9]|1[0-2])-\d\d$/.test(text)

export const event: EntryTemplate = {
  usage: 'event KEY FROM UNTIL     what comes back every year between two dates, such as 10-12 10-13',
  make: ([key, from, until], workspace) => {
    if (!isKey(key) || !isMonthDay(from) || !isMonthDay(until))
      return 'an event needs a key, and two dates such as 10-12 10-13'
    if (hasKey(workspace, EVENTS, 'events', key)) return `there is an event "${key}" already`
    const value = { key, from: `${from}${BEGIN}`, until: `${until}${END}` }
    return { changes: [{ type: 'entry', path: EVENTS, list: ['events'], value }] }
  },
}
