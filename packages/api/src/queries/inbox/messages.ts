import type { PrivateMessage } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { type InputOf, pageNumber } from '../../contract/index.ts'
import type { AuthenticatedRequest } from '../../core/api-request.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { and, eq, type Store } from '../../store/index.ts'
import { toInboxMessage, toPagedMessage } from '../../wire/index.ts'
import { translatorFor } from '../translator-for.ts'

/** Messages of a page, and the most that are ever listed. docs/reference/api.md 1.7. */
const PAGE = 50
const MOST = 400

/** docs/reference/api.md 2.11. */
export const inboxMessages: PlayerHandler<'inboxMessages', 'store' | 'i18n'> = (app) => async (request) => {
  const messages = await readInbox(app.store, request)
  return E.right({ data: messages.map(toInboxMessage(translatorFor(app, request))), user: request.player })
}

/** docs/reference/api.md 2.11. */
export const pagedMessages: PlayerHandler<'pagedMessages', 'store' | 'i18n'> = (app) => async (request) => {
  const { player } = request
  const messages = await readInbox(app.store, request)
  return E.right({ data: messages.map(toPagedMessage(translatorFor(app, request), player.body)), user: player })
}

type InboxRequest = Pick<AuthenticatedRequest, 'player'> & {
  readonly input: Pick<InputOf<'inboxMessages'>, 'query'>
}

/** The player's copies, newest first; without a page the newest 400. */
const readInbox = async (
  store: Pick<Store, 'find'>,
  { input, player }: InboxRequest,
): Promise<ReadonlyArray<PrivateMessage>> => {
  const { page, conversation = '' } = input.query
  const skip = pageNumber(page) * PAGE
  const limit = page === '' ? MOST : Math.min(PAGE, Math.max(0, MOST - skip))
  const mine = eq('ownerId', player.id)
  const found = await store.find<PrivateMessage>('privateMessages', {
    where: conversation === '' ? mine : and(mine, eq('uuid', conversation)),
    sort: [{ path: 'timestamp', order: 'descending' }],
    skip,
    limit,
  })
  return found.map(({ body }) => body)
}
