import {
  SYSTEM,
  asKey,
  type ChatMessage,
  type Group,
  type MessageId,
  type PrivateMessage,
  type User,
} from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { randomUUID } from 'node:crypto'
import { notFound, timedOut } from '../core/api-error.ts'
import type { PlayerHandler } from '../core/handler.ts'
import { type Document, type Store, toJson, type Write } from '../store/index.ts'

/** What a missed day fills, many times over. */
const RAGE = 50

const MOST_MESSAGES = 200

const partyOf = async (store: Store, id: string | undefined) =>
  id === undefined ? undefined : store.get<Group>('groups', id)

const commit = async (store: Store, user: Document<User>, writes: readonly Write[]) =>
  E.isRight(await store.commit(writes)) ? E.right({ data: {}, user }) : E.left(timedOut())

/** Refuses groupNotFound. */
export const debugBossRage: PlayerHandler<'debugBossRage', 'store'> =
  ({ store }) =>
  async ({ player }) => {
    const party = await partyOf(store, player.body.party._id)
    if (party === undefined) return E.left(notFound('groupNotFound'))
    const { quest } = party.body
    const progress = { ...quest.progress, rage: (quest.progress.rage ?? 0) + RAGE }
    const body = toJson({ ...party.body, quest: { ...quest, progress } })
    return commit(store, player, [{ ...party, type: 'replace', collection: 'groups', body }])
  }

const countOf = (count = MOST_MESSAGES): number => Math.min(MOST_MESSAGES, Math.max(0, Math.floor(count)))

const blank = { likes: {}, flags: {}, flagCount: 0, info: {} } as const

/** Refuses groupNotFound. */
export const debugPartyChat: PlayerHandler<'debugPartyChat', 'store' | 'clock'> =
  ({ store, clock }) =>
  async ({ input, player }) => {
    const party = await partyOf(store, player.body.party._id)
    if (party === undefined) return E.left(notFound('groupNotFound'))
    const messages = Array.from({ length: countOf(input.body.messageCount) }, (_, at): ChatMessage => {
      const text = `Message ${at + 1}`
      const _id = asKey<MessageId>(randomUUID())
      return {
        _id,
        groupId: party.body._id,
        text,
        unformattedText: text,
        timestamp: clock() + at,
        uuid: SYSTEM,
        ...blank,
      }
    })
    return commit(
      store,
      player,
      messages.map((message) => ({ type: 'insert', collection: 'messages', id: message._id, body: toJson(message) })),
    )
  }

export const debugInbox: PlayerHandler<'debugInbox', 'store' | 'clock'> =
  ({ store, clock }) =>
  async ({ input, player }) => {
    const { _id: ownerId } = player.body
    const messages = Array.from({ length: countOf(input.body.messageCount) }, (_, at): PrivateMessage => {
      const text = `Message ${at + 1}`
      const _id = asKey<MessageId>(randomUUID())
      const ids = { _id, uniqueMessageId: randomUUID(), ownerId, uuid: ownerId }
      return { ...ids, sent: true, text, unformattedText: text, timestamp: clock() + at, ...blank }
    })
    return commit(
      store,
      player,
      messages.map((message) => ({
        type: 'insert',
        collection: 'privateMessages',
        id: message._id,
        body: toJson(message),
      })),
    )
  }
