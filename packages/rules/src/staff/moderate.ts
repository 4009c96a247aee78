import * as E from 'fp-ts/lib/Either.js'
import { findDocument, requireActor, type SharedRule, succeed, withUser } from '../documents/index.ts'
import { refuse } from '../kernel/index.ts'
import { type User, withFlags } from '../model/index.ts'
import { hasPrivilege, isStaff, requirePrivilege } from '../permissions/index.ts'

/** `muted`: may not write to others. `shadowMuted`: writes, and nobody sees it. */
export type ModerateMember = { readonly member: string; readonly muted?: boolean; readonly shadowMuted?: boolean }

/** Takes a player's voice, or gives it back. For moderators; that of staff for full access alone. docs/reference/api.md 4.4. */
export const moderateMember: SharedRule<never, ModerateMember, 'noPrivAccess' | 'userWithIDNotFound', User> =
  () =>
  ({ actorId, member: id, muted, shadowMuted }) =>
  (documents) => {
    const actor = requirePrivilege(requireActor(documents, actorId), 'moderator')
    if (E.isLeft(actor)) return actor
    const member = findDocument(documents, 'users', id)
    if (member === undefined) return refuse('userWithIDNotFound', { userId: id })
    if (isStaff(member) && !hasPrivilege(actor.right, 'groupSupport')) return refuse('noPrivAccess')
    const moderated = withFlags(member, {
      ...(muted === undefined ? {} : { chatRevoked: muted }),
      ...(shadowMuted === undefined ? {} : { chatShadowMuted: shadowMuted }),
    })
    return succeed(withUser(documents, moderated), moderated)
  }
