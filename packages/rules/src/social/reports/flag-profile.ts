import * as E from 'fp-ts/lib/Either.js'
import { refuse, toIso } from '../../kernel/index.ts'
import type { ProfileReport } from '../../model/index.ts'
import { decideOnSite } from '../permissions/index.ts'
import {
  actorOf,
  type By,
  documentOf,
  done,
  type SocialRule,
  withDocuments,
  withoutDocuments,
} from '../society/index.ts'

export type OneProfile = By & { readonly member: string }

export type FlagProfile = OneProfile & { readonly comment?: string; readonly source?: string }

/** Reports a player's profile to staff, once. Reference, api 4.4. Needs that player, and the reports there are. */
export const flagProfile: SocialRule<
  'now',
  FlagProfile,
  'userWithIDNotFound' | 'profileAlreadyFlagged',
  ProfileReport
> =
  ({ now }) =>
  ({ by, member: id, comment, source }) =>
  (society) => {
    const member = documentOf(society, 'users', id)
    if (member === undefined) return refuse('userWithIDNotFound', { userId: id })
    const before = documentOf(society, 'reports', id)?.flags ?? {}
    const { _id: reporter } = actorOf(society, by)
    if (before[reporter] !== undefined) return refuse('profileAlreadyFlagged')
    const complaint = {
      timestamp: toIso(now),
      ...(comment === undefined ? {} : { comment }),
      ...(source === undefined ? {} : { source }),
    }
    const report: ProfileReport = { _id: member._id, flags: { ...before, [reporter]: complaint } }
    return done(withDocuments(society, 'reports', [report]), report)
  }

/** Takes all reports of a profile back. For moderators. */
export const clearProfileFlags: SocialRule<
  never,
  OneProfile,
  'userWithIDNotFound' | 'onlyModeratorsClearProfileFlags' | 'noPrivAccess',
  undefined
> =
  () =>
  ({ by, member: id }) =>
  (society) => {
    const decided = decideOnSite('clearProfileFlags', actorOf(society, by))
    if (E.isLeft(decided)) return decided
    if (documentOf(society, 'users', id) === undefined) return refuse('userWithIDNotFound', { userId: id })
    return done(withoutDocuments(society, 'reports', [id]), undefined)
  }
