import * as E from 'fp-ts/lib/Either.js'
import type { EndpointHandler } from '../core/handler.ts'
import { logIn, type LoginDependencies } from './log-in.ts'
import { verifyLogin } from './verify-password.ts'

/** Logs in by user name or address. Refuses invalidLoginCredentialsLong, tooManyLogins, accountSuspended, and a missing or wrong code of the second factor. docs/reference/api.md 2.1. */
export const login: EndpointHandler<'login', keyof LoginDependencies | 'hashing' | 'background' | 'passwordThrottles'> =
  (app) => async (request) => {
    const { username: name, password, secondFactor: code = '' } = request.input.body
    const proven = await verifyLogin(app, { name, password, address: request.address })
    if (E.isLeft(proven)) return proven
    const loggedIn = await logIn(app, request, proven.right.id, { secondFactor: { code } })
    return E.isLeft(loggedIn) ? loggedIn : E.right({ data: loggedIn.right })
  }
