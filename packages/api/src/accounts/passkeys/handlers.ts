import * as E from 'fp-ts/lib/Either.js'
import { badRequest, notAuthorized, notFound, timedOut } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import type { Write } from '../../store/index.ts'
import { confirmOwner } from '../second-factor/index.ts'
import { loadAccount, updateAccount } from '../update-account.ts'
import { countSignInMethods } from '../count-sign-in-methods.ts'
import { beginCeremony, endCeremony } from './ceremonies.ts'
import {
  expectedAnswer,
  loadWebAuthn,
  MAX_PASSKEYS,
  type PasskeyBody,
  passkeysOf,
  relyingParty,
  toPasskey,
  toPublicKey,
  toUserHandle,
} from './passkey.ts'

const listOf = async ({ store }: Pick<AppContext, 'store'>, userId: string) =>
  (await passkeysOf(store, userId)).toSorted((a, b) => a.body.createdAt - b.body.createdAt).map(toPasskey)

export const passkeys: PlayerHandler<'passkeys', 'store'> =
  (app) =>
  async ({ session, player }) =>
    E.right({ data: await listOf(app, session.userId), user: player })

/** What a browser needs to make a passkey. Refuses tooManyPasskeys, and what `confirmOwner` does. */
export const beginPasskey: PlayerHandler<'beginPasskey', 'store' | 'clock' | 'config' | 'passwordThrottles'> =
  (app) =>
  async ({ input, session, address, player }) => {
    const loaded = await loadAccount(app, session.userId)
    if (E.isLeft(loaded)) return loaded
    const { account } = loaded.right
    const refused = await confirmOwner(app, account, { password: input.body.password, address, session })
    if (refused !== undefined) return E.left(refused)
    const existing = await passkeysOf(app.store, session.userId)
    if (existing.length >= MAX_PASSKEYS) return E.left(badRequest('tooManyPasskeys', { limit: MAX_PASSKEYS }))
    const { rpID, rpName } = relyingParty(app.config)
    const { generateRegistrationOptions } = await loadWebAuthn()
    const options = await generateRegistrationOptions({
      rpID,
      rpName,
      userName: account.body.username,
      userDisplayName: player.body.profile.name,
      userID: toUserHandle(session.userId),
      attestationType: 'none',
      excludeCredentials: existing.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const ceremony = await beginCeremony(app, options.challenge, session.userId)
    if (ceremony === undefined) return E.left(timedOut('storeUnavailable'))
    return E.right({ data: { ceremony, options: { ...options } }, user: player })
  }

/** Refuses signInExpired, passkeyRefused. */
export const addPasskey: PlayerHandler<'addPasskey', 'store' | 'clock' | 'config' | 'log'> =
  (app) =>
  async ({ input, session, player }) => {
    const { ceremony, name, response } = input.body
    const challenge = await endCeremony(app, ceremony, session.userId)
    if (challenge === undefined) return E.left(badRequest('signInExpired'))
    const { verifyRegistrationResponse } = await loadWebAuthn()
    const verified = await verifyRegistrationResponse({
      response: response as never,
      ...expectedAnswer(app.config, challenge),
    }).catch(() => undefined)
    if (verified?.verified !== true) return E.left(notAuthorized('passkeyRefused'))
    const { credential } = verified.registrationInfo
    const at = app.clock()
    const body: PasskeyBody = {
      userId: session.userId,
      publicKey: toPublicKey(credential),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: name.trim(),
      createdAt: at,
      lastUsedAt: at,
    }
    const committed = await app.store.commit([{ type: 'insert', collection: 'passkeys', id: credential.id, body }])
    if (E.isLeft(committed)) return E.left(notAuthorized('passkeyRefused'))
    return E.right({ data: await listOf(app, session.userId), user: player })
  }

/** Refuses passkeyNotFound. */
export const renamePasskey: PlayerHandler<'renamePasskey', 'store'> =
  (app) =>
  async ({ input, session, player }) => {
    const found = (await passkeysOf(app.store, session.userId)).find(({ id }) => id === input.params.id)
    if (found === undefined) return E.left(notFound('passkeyNotFound'))
    const { id, version } = found
    const body = { ...found.body, name: input.body.name.trim() }
    const committed = await app.store.commit([{ type: 'replace', collection: 'passkeys', id, version, body }])
    return E.isLeft(committed)
      ? E.left(timedOut('playerBusy'))
      : E.right({ data: await listOf(app, session.userId), user: player })
  }

/** Refuses passkeyNotFound, cantDetachSocial for the last way in. */
export const removePasskey: PlayerHandler<'removePasskey', 'store'> =
  (app) =>
  async ({ input, session }) => {
    const changed = await updateAccount(app, session.userId, async ({ account, user }) => {
      const found = (await passkeysOf(app.store, user.id)).find(({ id }) => id === input.params.id)
      if (found === undefined) return E.left(notFound('passkeyNotFound'))
      if ((await countSignInMethods(app.store, account)) <= 1) return E.left(notAuthorized('cantDetachSocial'))
      const write: Write = { type: 'remove', collection: 'passkeys', id: found.id, version: found.version }
      // the account is written too, so that of two last ways in only one can go
      return E.right({ account: account.body, otherWrites: [write] })
    })
    if (E.isLeft(changed)) return changed
    return E.right({ data: await listOf(app, session.userId), user: changed.right.user })
  }
