import { toIso } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import type { Login } from '../../contract/index.ts'
import { badRequest, notFound, timedOut } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import type { Session, TokenBody } from '../../core/session.ts'
import type { Document } from '../../store/index.ts'
import { findTokens, MAX_API_TOKENS, newToken, toTokenRemovals, withLabel } from './tokens.ts'

/** Every login and API token of the account, last used first. */
export const logins: PlayerHandler<'logins', 'store'> =
  (app) =>
  async ({ session, player }) =>
    E.right({ data: await loginList(app, session), user: player })

/** Makes a token for a program; it is told this once. Refuses tooManyTokens. */
export const makeToken: PlayerHandler<'makeToken', 'store' | 'clock'> =
  (app) =>
  async ({ input, session, player }) => {
    const own = (await findTokens(app.store, session.userId)).filter(({ body }) => body.kind === 'api')
    if (own.length >= MAX_API_TOKENS) return E.left(badRequest('tooManyTokens', { limit: MAX_API_TOKENS }))
    const token = newToken(session.userId, { label: input.body.name.trim(), at: app.clock(), kind: 'api' })
    const committed = await app.store.commit([token.write])
    if (E.isLeft(committed)) return E.left(timedOut('storeUnavailable'))
    return E.right({ data: { apiToken: token.secret, tokens: await loginList(app, session) }, user: player })
  }

/** Names a login or an API token. Refuses loginNotFound. */
export const renameLogin: PlayerHandler<'renameLogin', 'store'> =
  (app) =>
  async ({ input, session, player }) => {
    const found = await loginOf(app, session, input.params.id)
    if (found === undefined) return E.left(notFound('loginNotFound'))
    const { id, version } = found
    const body = withLabel(found.body, input.body.name.trim())
    const committed = await app.store.commit([{ type: 'replace', collection: 'tokens', id, version, body }])
    return E.isLeft(committed)
      ? E.left(timedOut('playerBusy'))
      : E.right({ data: await loginList(app, session), user: player })
  }

/** Ends one login, possibly the caller's own. Refuses loginNotFound. */
export const endLogin: PlayerHandler<'endLogin', 'store'> =
  (app) =>
  async ({ input, session, player }) => {
    const found = await loginOf(app, session, input.params.id)
    const committed = found === undefined ? undefined : await app.store.commit(toTokenRemovals([found]))
    if (committed === undefined || E.isLeft(committed)) return E.left(notFound('loginNotFound'))
    return E.right({ data: await loginList(app, session), user: player })
  }

/** Ends every login but the caller's; API tokens go on. */
export const endOtherLogins: PlayerHandler<'endOtherLogins', 'store'> =
  (app) =>
  async ({ session, player }) => {
    const others = (await findTokens(app.store, session.userId)).filter(
      ({ id, body }) => body.kind !== 'api' && id !== session.token.id,
    )
    const committed = await app.store.commit(toTokenRemovals(others))
    return E.isLeft(committed)
      ? E.left(timedOut('playerBusy'))
      : E.right({ data: await loginList(app, session), user: player })
  }

const loginOf = async (
  { store }: Pick<AppContext, 'store'>,
  { userId }: Session,
  publicId: string,
): Promise<Document<TokenBody> | undefined> =>
  (await findTokens(store, userId)).find(({ body }) => body.publicId === publicId)

const loginList = async (app: Pick<AppContext, 'store'>, { userId, token }: Session): Promise<ReadonlyArray<Login>> =>
  (await findTokens(app.store, userId))
    .toSorted((a, b) => b.body.lastUsedAt - a.body.lastUsedAt)
    .map(({ id, body }) => ({
      id: body.publicId,
      label: body.label,
      kind: body.kind ?? 'login',
      createdAt: toIso(body.createdAt),
      lastUsedAt: toIso(body.lastUsedAt),
      current: id === token.id,
    }))
