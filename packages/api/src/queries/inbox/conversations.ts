import { toIso } from '@daykeep/rules/kernel'
import type { PrivateMessage, User } from '@daykeep/rules/model'
import { denialsOf } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { type Conversation, pageNumber } from '../../contract/index.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { and, eq, not, oneOf, type Store } from '../../store/index.ts'
import { toInboxMessage } from '../../wire/index.ts'
import { translatorFor } from '../translator-for.ts'

/** Conversations of a page. docs/reference/api.md 1.7. */
const PAGE = 10

/** docs/reference/api.md 2.11. */
export const conversations: PlayerHandler<'conversations', 'store' | 'i18n'> = (app) => async (request) => {
  const { input, player } = request
  const { page, search = '' } = input.query
  const first = pageNumber(page) * PAGE
  const last = page === '' ? Number.POSITIVE_INFINITY : first + PAGE
  const isSearch = search.trim() !== ''
  const newest = await newestOfEach(app.store, player.id, isSearch ? Number.POSITIVE_INFINITY : last)
  const latest = newest.filter(isCalled(search)).slice(first, last)
  const [others, counts] = await Promise.all([
    app.store.getMany<User>(
      'users',
      latest.map(({ uuid }) => uuid),
    ),
    Promise.all(latest.map(({ uuid }) => app.store.count('privateMessages', ofConversation(player.id, uuid)))),
  ])
  const byId = new Map(others.map(({ id, body }) => [id, body]))
  const toMessage = toInboxMessage(translatorFor(app, request))
  const data = latest.map((message, at): Conversation => {
    const other = byId.get(message.uuid)
    const { user, username, userStyles, contributor, backer } = message
    return {
      uuid: message.uuid,
      _id: message.uuid,
      timestamp: toIso(message.timestamp),
      text: toMessage(message).text,
      count: counts[at] ?? 0,
      canReceive: other !== undefined && denialsOf('send-private-message', player.body, other).length === 0,
      ...(user === undefined ? {} : { user }),
      ...(username === undefined ? {} : { username }),
      ...(userStyles === undefined ? {} : { userStyles }),
      ...(contributor === undefined ? {} : { contributor }),
      ...(backer === undefined ? {} : { backer }),
    }
  })
  return E.right({ data, user: player })
}

/** Finds a part of the name or of the username, with or without the @, in any case. */
const isCalled = (search: string) => {
  const query = search.trim().toLowerCase().replace(/^@/, '')
  return ({ user = '', username = '' }: PrivateMessage): boolean => `${user}\n${username}`.toLowerCase().includes(query)
}

const ofConversation = (ownerId: string, uuid: string) => and(eq('ownerId', ownerId), eq('uuid', uuid))

/** Messages that are read at once in search of further conversations. */
const BATCH = 100

/** The newest message of each conversation, newest first. Each batch leaves out the conversations that were found before. */
const newestOfEach = async (
  store: Pick<Store, 'find'>,
  ownerId: string,
  count: number,
): Promise<ReadonlyArray<PrivateMessage>> => {
  const newest = new Map<string, PrivateMessage>()
  for (let isMore = true; isMore && newest.size < count; ) {
    const batch = await store.find<PrivateMessage>('privateMessages', {
      where: and(eq('ownerId', ownerId), not(oneOf('uuid', [...newest.keys()]))),
      sort: [{ path: 'timestamp', order: 'descending' }],
      limit: BATCH,
    })
    for (const { body } of batch) if (!newest.has(body.uuid)) newest.set(body.uuid, body)
    isMore = batch.length === BATCH
  }
  return [...newest.values()].slice(0, count)
}
