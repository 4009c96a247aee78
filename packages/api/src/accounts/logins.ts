import { toIso } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import type { Login } from '../contract/index.ts'
import { notFound } from '../core/api-error.ts'
import { toTokenRemovals, findTokens } from './tokens.ts'
import type { AppContext } from '../core/app-context.ts'
import type { PlayerHandler } from '../core/handler.ts'
import type { Session } from '../core/session.ts'

/** Every login of the account, last used first. */
export const logins: PlayerHandler<'logins', 'store'> =
  (app) =>
  async ({ session, player }) =>
    E.right({ data: await loginList(app, session), user: player })

/** Ends one login, possibly the caller's own. Refuses loginNotFound. */
export const endLogin: PlayerHandler<'endLogin', 'store'> =
  (app) =>
  async ({ input, session, player }) => {
    const ended = (await findTokens(app.store, session.userId)).filter(({ body }) => body.publicId === input.params.id)
    const committed = ended.length === 0 ? undefined : await app.store.commit(toTokenRemovals(ended))
    if (committed === undefined || E.isLeft(committed))
      return E.left({ ...notFound('loginNotFound'), language: player.body.preferences.language ?? '' })
    return E.right({ data: await loginList(app, session), user: player })
  }

const loginList = async (app: Pick<AppContext, 'store'>, { userId, token }: Session): Promise<ReadonlyArray<Login>> =>
  (await findTokens(app.store, userId))
    .toSorted((a, b) => b.body.lastUsedAt - a.body.lastUsedAt)
    .map(({ id, body }) => ({
      id: body.publicId,
      label: body.label,
      createdAt: toIso(body.createdAt),
      lastUsedAt: toIso(body.lastUsedAt),
      current: id === token.id,
    }))
