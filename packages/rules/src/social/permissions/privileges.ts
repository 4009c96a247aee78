import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'

/** What staff may be given, one by one. `groupSupport` is nobody's: it needs full access. Reference, api 4.1. */
export const PRIVILEGES = [
  'userSupport',
  'accessControl',
  'challengeAdmin',
  'moderator',
  'news',
  'coupons',
  'groupSupport',
] as const
export type Privilege = (typeof PRIVILEGES)[number]

/** Does the player hold this privilege? Full access is all of them; the old mark of an admin makes a moderator. */
export const holds = ({ permissions, contributor }: User, privilege: Privilege): boolean =>
  permissions.fullAccess === true ||
  permissions[privilege] === true ||
  (privilege === 'moderator' && contributor.admin === true)

/** The player, if they hold the privilege. */
export const withPrivilege = (actor: User, privilege: Privilege): Answer<'noPrivAccess', User> =>
  holds(actor, privilege) ? E.right(actor) : refuse('noPrivAccess')
