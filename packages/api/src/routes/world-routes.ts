import * as E from 'fp-ts/lib/Either.js'
import type { Handler } from '../http/ask.ts'
import { eventsOfToday } from '../services/events-of-today.ts'

export const status: Handler = () => async () => E.right({ data: { status: 'up' } })

/** Asks the store for something small: ready means that players can be served. */
export const ready: Handler = (shell) => async () => {
  await shell.store.get('users', 'nobody')
  return E.right({ data: { status: 'ready' } })
}

/** No world boss is awake. The first event of today gives the town its dress. Reference, api 3.14. */
export const worldState: Handler = (shell) => async () => {
  const events = eventsOfToday(shell.catalogue, shell.clock())
  const [currentEvent] = events
  const { npcImageSuffix = '' } = currentEvent
  return E.right({ data: { worldBoss: {}, currentEvent, currentEventList: events, npcImageSuffix } })
}
