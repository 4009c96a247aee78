import * as E from 'fp-ts/lib/Either.js'
import { badRequest, notAuthorized, timedOut } from '../../core/api-error.ts'
import type { EndpointHandler } from '../../core/handler.ts'
import type { LoginDependencies } from '../log-in.ts'
import { logIn } from '../log-in.ts'
import { beginCeremony, endCeremony } from './ceremonies.ts'
import { expectedAnswer, loadWebAuthn, type PasskeyBody, relyingParty, toCredential } from './passkey.ts'

/** A challenge for whatever passkey somebody has; it does not tell who has one. */
export const beginPasskeyLogin: EndpointHandler<'beginPasskeyLogin', 'store' | 'clock' | 'config'> =
  (app) => async () => {
    const { rpID } = relyingParty(app.config)
    const { generateAuthenticationOptions } = await loadWebAuthn()
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
    const ceremony = await beginCeremony(app, options.challenge)
    if (ceremony === undefined) return E.left(timedOut('storeUnavailable'))
    return E.right({ data: { ceremony, options: { ...options } } })
  }

/** Logs in by a passkey, which is two factors by itself: a device, and what unlocks it. Refuses signInExpired, passkeyRefused, accountSuspended. */
export const loginByPasskey: EndpointHandler<'loginByPasskey', 'config' | keyof LoginDependencies> =
  (app) => async (request) => {
    const { ceremony, response } = request.input.body
    const challenge = await endCeremony(app, ceremony)
    if (challenge === undefined) return E.left(badRequest('signInExpired'))
    const passkey = await app.store.get<PasskeyBody>('passkeys', response.id)
    if (passkey === undefined) return E.left(notAuthorized('passkeyRefused'))
    const { verifyAuthenticationResponse } = await loadWebAuthn()
    const verified = await verifyAuthenticationResponse({
      response: response as never,
      ...expectedAnswer(app.config, challenge),
      credential: toCredential(passkey),
    }).catch(() => undefined)
    if (verified?.verified !== true) return E.left(notAuthorized('passkeyRefused'))
    const { id, version, body } = passkey
    const used = { ...body, counter: verified.authenticationInfo.newCounter, lastUsedAt: app.clock() }
    const loggedIn = await logIn(app, request, body.userId, {
      secondFactor: 'proven',
      alsoChanges: async () =>
        E.right({ otherWrites: [{ type: 'replace', collection: 'passkeys', id, version, body: used }] }),
    })
    return E.isLeft(loggedIn) ? loggedIn : E.right({ data: loggedIn.right })
  }
