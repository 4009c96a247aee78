import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/**
 * The privileges that staff can hold. `groupSupport` is never granted by itself: it needs full access.
 * docs/reference/api.md 4.1.
 */
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

/** Does the player hold this privilege? Full access implies all; the old admin mark implies moderator. */
export const hasPrivilege = ({ permissions, contributor }: User, privilege: Privilege): boolean =>
  permissions.fullAccess === true ||
  permissions[privilege] === true ||
  (privilege === 'moderator' && contributor.admin === true)

/** Does the player hold any privilege? */
export const isStaff = (user: User): boolean => PRIVILEGES.some((privilege) => hasPrivilege(user, privilege))

/** The player, if they hold the privilege. */
export const requirePrivilege = (actor: User, privilege: Privilege): Result<'noPrivAccess', User> =>
  hasPrivilege(actor, privilege) ? E.right(actor) : refuse('noPrivAccess')
