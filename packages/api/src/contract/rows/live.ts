import * as t from 'io-ts'
import { checkedText, isUuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'

const { get } = endpointsOf('live')

/** Groups that one stream follows at most. */
const MOST_GROUPS = 20

const areGroups = (text: string): boolean => {
  const ids = text === '' ? [] : text.split(',')
  return ids.length <= MOST_GROUPS && ids.every(isUuid)
}

const isAge = (text: string): boolean => /^\d{1,12}$/.test(text)

/** What is told; the data holds ids only. docs/decisions/081-live-events.md. */
export const LIVE_TYPES = [
  'hello',
  'reset',
  'user',
  'message',
  'messageChanged',
  'messageRemoved',
  'privateMessage',
  'group',
  'task',
  'taskRemoved',
  'challenge',
] as const
export type LiveType = (typeof LIVE_TYPES)[number]

/** What comes with an event. */
export const LiveData = t.partial({ group: t.string, id: t.string, turn: t.number })
export type LiveData = t.TypeOf<typeof LiveData>

/** docs/decisions/081-live-events.md. */
export const liveEndpoints = {
  live: get('/live', {
    auth: 'required',
    summary: 'Server-sent events of the player and of the groups that are open on the screen',
    query: t.intersection([
      t.type({ groups: checkedText(['liveGroups', areGroups]) }),
      // of a new stream: for how many milliseconds the client has been reading answers without one
      t.partial({ age: checkedText(['liveAge', isAge]) }),
    ]),
    response: t.string,
    file: 'text/event-stream',
  }),
} as const
