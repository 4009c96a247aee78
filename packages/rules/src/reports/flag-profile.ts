import * as E from 'fp-ts/lib/Either.js'
import { refuse, toIso } from '../kernel/index.ts'
import { LIMITS, type ProfileReport } from '../model/index.ts'
import { newestEntries } from '../primitives/index.ts'
import { authorizeSiteAction } from '../permissions/index.ts'
import {
  requireActor,
  findDocument,
  succeed,
  type SharedRule,
  withDocuments,
  withoutDocuments,
} from '../documents/index.ts'

import { withClosedCase, withComplaint } from './moderation-cases.ts'

export type OneProfile = { readonly member: string }

export type FlagProfile = OneProfile & { readonly comment?: string; readonly source?: string }

/** Reports a player's profile to staff, once. docs/reference/api.md 4.4. */
export const flagProfile: SharedRule<
  'now',
  FlagProfile,
  'userWithIDNotFound' | 'profileAlreadyFlagged',
  ProfileReport
> =
  ({ now }) =>
  ({ actorId, member: id, comment, source }) =>
  (documents) => {
    const member = findDocument(documents, 'users', id)
    if (member === undefined) return refuse('userWithIDNotFound', { userId: id })
    const before = findDocument(documents, 'reports', id)?.flags ?? {}
    const { _id: reporter } = requireActor(documents, actorId)
    if (before[reporter] !== undefined) return refuse('profileAlreadyFlagged')
    const complaint = {
      timestamp: toIso(now),
      ...(comment === undefined ? {} : { comment }),
      ...(source === undefined ? {} : { source }),
    }
    const flags = newestEntries({ ...before, [reporter]: complaint }, LIMITS.voices)
    const report: ProfileReport = { _id: member._id, flags }
    const { name, blurb = '', imageUrl = '' } = member.profile
    const state = withComplaint(
      withDocuments(documents, 'reports', [report]),
      {
        kind: 'profile',
        subject: id,
        text: [name, blurb, imageUrl].filter((text) => text !== '').join('\n'),
        author: id,
      },
      { actorId, comment, now },
    )
    return succeed(state, report)
  }

/** Clears all reports of a profile. For moderators. */
export const clearProfileFlags: SharedRule<
  'now',
  OneProfile,
  'userWithIDNotFound' | 'onlyModeratorsClearProfileFlags' | 'noPrivAccess',
  undefined
> =
  ({ now }) =>
  ({ actorId, member: id }) =>
  (documents) => {
    const authorized = authorizeSiteAction('clearProfileFlags', requireActor(documents, actorId))
    if (E.isLeft(authorized)) return authorized
    if (findDocument(documents, 'users', id) === undefined) return refuse('userWithIDNotFound', { userId: id })
    return succeed(withClosedCase(withoutDocuments(documents, 'reports', [id]), 'profile', id, now), undefined)
  }
