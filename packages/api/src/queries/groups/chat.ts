import type { ChatMessage, Group, User } from '@daykeep/rules/model'
import { HIDDEN_MESSAGE_FLAGS, hasPrivilege } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import type { WireChatMessage } from '../../contract/index.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import type { Translator } from '../../i18n/translator.ts'
import { and, eq, type Filter, lt, lte, or, type Store } from '../../store/index.ts'
import { toWireChat } from '../../wire/index.ts'
import { translatorFor } from '../translator-for.ts'
import { findGroup } from './find-group.ts'

/** Messages of one answer, when the caller does not say, and at most. docs/reference/api.md 1.7. */
const LIMIT = { default: 50, most: 400 } as const

/** Refuses groupNotFound. docs/reference/api.md 2.12. */
export const getChat: PlayerHandler<'getChat', 'store' | 'clock' | 'i18n'> = (app) => async (request) => {
  const { input, player } = request
  const group = await findGroup(app, 'look', { actor: player.body, name: input.params.groupId })
  if (E.isLeft(group)) return group
  const { limit, before } = input.query
  const chat = await readChat(app.store, {
    translator: translatorFor(app, request),
    reader: player.body,
    group: group.right,
    limit: limit === '' ? LIMIT.default : Math.min(LIMIT.most, Number(limit)),
    before,
  })
  return E.right({ data: chat, user: player })
}

type ChatRequest = {
  readonly translator: Translator
  readonly reader: User
  readonly group: Pick<Group, '_id'>
  readonly limit: number
  /** The id of a message: only older ones are read; empty for the newest. */
  readonly before?: string
}

/** Messages that the reader may see, newest first. */
export const readChat = async (
  store: Pick<Store, 'get' | 'find'>,
  { translator, reader, group, limit, before = '' }: ChatRequest,
): Promise<ReadonlyArray<WireChatMessage>> => {
  const edge = before === '' ? undefined : await store.get<ChatMessage>('messages', before)
  const messages = await store.find<ChatMessage>('messages', {
    where: and(eq('groupId', group._id), visibleTo(reader), ...(edge === undefined ? [] : [olderThan(edge.body)])),
    sort: [
      { path: 'timestamp', order: 'descending' },
      { path: '_id', order: 'descending' },
    ],
    limit,
  })
  return toWireChat(
    translator,
    reader,
    group,
    messages.map(({ body }) => body),
  )
}

/** What `isVisibleMessage` says of one message. docs/reference/api.md 4.4. */
const visibleTo = (reader: User): Filter =>
  hasPrivilege(reader, 'moderator') ? and() : or(lt('flagCount', HIDDEN_MESSAGE_FLAGS), eq('uuid', reader._id))

const olderThan = ({ timestamp, _id }: ChatMessage): Filter =>
  and(lte('timestamp', timestamp), or(lt('timestamp', timestamp), lt('_id', _id)))
