import * as E from 'fp-ts/lib/Either.js'
import { badRequest, notAuthorized } from '../../core/api-error.ts'
import type { ApiRequest } from '../../core/api-request.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { type Identity, isNetwork } from '../../identity-providers/index.ts'
import { updateAccount } from '../update-account.ts'
import { countSignInMethods } from '../count-sign-in-methods.ts'
import { findIdentity, identitiesOf, toIdentityWrite, withIdentity, withoutIdentity } from './identities.ts'

/** Connects an identity to the player who began it and still asks. Refuses signInExpired, socialAlreadyExists. */
export const linkIdentity = async (
  app: Pick<AppContext, 'store' | 'clock'>,
  { session }: Pick<ApiRequest, 'session'>,
  identity: Identity,
  userId: string,
) => {
  if (session?.userId !== userId) return E.left(badRequest('signInExpired'))
  const changed = await updateAccount(app, userId, async ({ user }) => {
    const [existing, own] = await Promise.all([findIdentity(app.store, identity), identitiesOf(app.store, userId)])
    if (existing !== undefined && existing.body.userId === userId) return E.right({})
    if (existing !== undefined || own.some(({ body }) => body.network === identity.network))
      return E.left(notAuthorized('socialAlreadyExists'))
    return E.right({
      user: withIdentity(user.body, identity),
      otherWrites: [toIdentityWrite(identity, userId, app.clock())],
    })
  })
  if (E.isLeft(changed)) return changed
  const { user, account } = changed.right
  return E.right({ data: { id: userId, username: account.body.username, newUser: false, linked: true }, user })
}

/** Disconnects a provider. Refuses unsupportedNetwork, cantDetachSocial for the last way in. docs/reference/api.md 2.1. */
export const unlinkNetwork: PlayerHandler<'unlinkNetwork', 'store'> =
  (app) =>
  async ({ input, session }) => {
    const { network } = input.params
    if (!isNetwork(network)) return E.left(badRequest('unsupportedNetwork'))
    const changed = await updateAccount(app, session.userId, async ({ account, user }) => {
      const removed = (await identitiesOf(app.store, user.id)).filter(({ body }) => body.network === network)
      if (removed.length === 0) return E.right({})
      if ((await countSignInMethods(app.store, account)) <= removed.length)
        return E.left(notAuthorized('cantDetachSocial'))
      return E.right({
        // written too, so that of two last ways in only one can go
        account: account.body,
        user: withoutIdentity(user.body, network),
        otherWrites: removed.map(({ id, version }) => ({ type: 'remove', collection: 'identities', id, version })),
      })
    })
    return E.isLeft(changed) ? changed : E.right({ data: {}, user: changed.right.user })
  }
