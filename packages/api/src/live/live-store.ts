import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import { type Store, toJson, type Write } from '../store/index.ts'
import { type LiveEvent, toLiveEvents } from './live-event.ts'

/** What a commit tells, as it is stored. `at`: milliseconds. */
export type StoredLiveEvents = { readonly at: number; readonly events: readonly LiveEvent[] }

/** A store whose commits also store what they tell streams: both or neither. `onCommitted`: there is something to tell. */
export const liveStore = (store: Store, clock: () => number, onCommitted: () => void): Store => ({
  ...store,
  commit: async (writes, options) => {
    const events = await toLiveEvents(store, writes)
    const all = events.length === 0 ? writes : [...writes, toWrite({ at: clock(), events })]
    const result = await store.commit(all, options)
    const isOwnCommand = writes.some(({ collection }) => collection === 'journal')
    if (E.isRight(result) && (events.length > 0 || isOwnCommand)) onCommitted()
    return result
  },
})

const toWrite = (body: StoredLiveEvents): Write => ({
  type: 'insert',
  collection: 'liveEvents',
  id: randomUUID(),
  body: toJson(body),
})
