import type { User } from '@daykeep/rules/model'
import { authorizeSiteAction, hasPrivilege, type Privilege, type SiteAction } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, fromRuleError, notAuthorized } from '../core/api-error.ts'
import type { AuthenticatedRequest } from '../core/api-request.ts'
import type { AppContext } from '../core/app-context.ts'
import type { EndpointName, InputOf } from '../contract/index.ts'
import type { PlayerHandler } from '../core/handler.ts'

/** A handler for staff alone: checks the privilege before anything else. Refuses noPrivAccess. docs/reference/api.md 4.1. */
export const forStaff =
  <Name extends EndpointName, Needs extends keyof AppContext>(
    action: SiteAction | ReadonlyArray<Privilege>,
    handler: PlayerHandler<Name, Needs>,
  ): PlayerHandler<Name, Needs> =>
  (app) => {
    const handle = handler(app)
    return async (request: AuthenticatedRequest<InputOf<Name>>) => {
      const refused = refusal(action, request.player.body)
      return refused === undefined ? handle(request) : E.left(refused)
    }
  }

const refusal = (action: SiteAction | ReadonlyArray<Privilege>, actor: User): ApiError | undefined => {
  if (typeof action !== 'string')
    return action.some((privilege) => hasPrivilege(actor, privilege)) ? undefined : notAuthorized('noPrivAccess')
  const authorized = authorizeSiteAction(action, actor)
  return E.isLeft(authorized) ? fromRuleError(authorized.left) : undefined
}
