import { type Group, type PartyQuest, TAVERN } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { currentEvents } from './current-events.ts'
import { storeFaulty } from '../core/api-error.ts'
import type { EndpointHandler } from '../core/handler.ts'
import { type Store, type StoreFault, StoreUnavailable } from '../store/index.ts'

export const status: EndpointHandler<'status'> = () => async () => E.right({ data: { status: 'up' } })

/** Ready when the store reads and, after a failure, writes again; else 503 with what is wrong as its key. */
export const ready: EndpointHandler<'ready', 'store'> = (app) => async () => {
  const fault = await storeFault(app.store)
  return fault === undefined ? E.right({ data: { status: 'ready' } }) : E.left(storeFaulty(fault))
}

/** What keeps the store from reading or writing, if anything does. */
export const storeFault = async (store: Store): Promise<StoreFault | undefined> => {
  const isReading = await store.get('users', 'nobody').then(
    () => true,
    (error: unknown) => {
      if (error instanceof StoreUnavailable) return false
      throw error
    },
  )
  return (await store.health()) ?? (isReading ? undefined : 'storeUnavailable')
}

/** The boss of the world is the quest of the tavern. The first event of today gives the town its dress. docs/reference/api.md 3.14. */
export const worldState: EndpointHandler<'worldState', 'catalogue' | 'clock' | 'store'> = (app) => async () => {
  const events = currentEvents(app.catalogue, app.clock())
  const [currentEvent] = events
  const { npcImageSuffix = '' } = currentEvent
  const tavern = await app.store.get<Group>('groups', TAVERN)
  return E.right({
    data: { worldBoss: toWorldBoss(tavern?.body.quest), currentEvent, currentEventList: events, npcImageSuffix },
  })
}

const toWorldBoss = (quest: PartyQuest | undefined) => {
  if (quest === undefined || !quest.active) return {}
  const { active, key, progress, extra = {} } = quest
  return { active, key, progress, extra }
}
