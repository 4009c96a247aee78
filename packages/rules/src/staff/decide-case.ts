import * as E from 'fp-ts/lib/Either.js'
import {
  type Documents,
  findDocument,
  requireActor,
  type SharedRule,
  succeed,
  withDocuments,
  withoutDocuments,
  withUser,
} from '../documents/index.ts'
import { refuse, toIso } from '../kernel/index.ts'
import { type ModerationCase, type User, withFlags } from '../model/index.ts'
import { MODERATOR_FLAGS } from '../chat/index.ts'
import { hasPrivilege, isStaff, requirePrivilege } from '../permissions/index.ts'

/** `clear`: nothing is wrong with it. `remove`: it goes, a challenge is hidden. */
export const DECISIONS = ['clear', 'remove'] as const
/** What its author loses: the right to write to others, or, without knowing, all readers. */
export const CONSEQUENCES = ['none', 'mute', 'shadowMute'] as const

export type DecideCase = {
  readonly case: string
  readonly decision: (typeof DECISIONS)[number]
  readonly consequence?: (typeof CONSEQUENCES)[number]
}

/** Decides on what players reported, and closes its case. For moderators. docs/decisions/104-reports-are-cases.md. */
export const decideCase: SharedRule<'now', DecideCase, 'noPrivAccess' | 'caseNotFound', ModerationCase> =
  ({ now }) =>
  ({ actorId, case: id, decision, consequence = 'none' }) =>
  (documents) => {
    const actor = requirePrivilege(requireActor(documents, actorId), 'moderator')
    if (E.isLeft(actor)) return actor
    const found = findDocument(documents, 'cases', id)
    if (found === undefined) return refuse('caseNotFound')
    const author = findDocument(documents, 'users', found.author)
    const isProtected = author !== undefined && isStaff(author) && !hasPrivilege(actor.right, 'groupSupport')
    if (consequence !== 'none' && isProtected) return refuse('noPrivAccess')
    const decided = decision === 'clear' ? cleared(documents, found) : removed(documents, found)
    const punished = author === undefined ? decided : withConsequence(decided, author, consequence)
    const closed = { ...found, open: false, updatedAt: toIso(now) }
    return succeed(withDocuments(punished, 'cases', [closed]), closed)
  }

const cleared = (documents: Documents, { kind, subject }: ModerationCase): Documents => {
  switch (kind) {
    case 'message':
      return withDocuments(documents, 'messages', changed(documents.messages[subject], { flagCount: 0 }))
    case 'privateMessage':
      return withDocuments(documents, 'privateMessages', changed(documents.privateMessages[subject], { flagCount: 0 }))
    case 'profile':
      return withoutDocuments(documents, 'reports', [subject])
    case 'challenge':
      return withDocuments(documents, 'challenges', changed(documents.challenges[subject], { flags: {}, flagCount: 0 }))
  }
}

const removed = (documents: Documents, { kind, subject }: ModerationCase): Documents => {
  switch (kind) {
    case 'message':
      return withoutDocuments(documents, 'messages', [subject])
    case 'privateMessage':
      return withoutDocuments(documents, 'privateMessages', [subject])
    case 'profile': {
      const user = findDocument(documents, 'users', subject)
      const cleaned = withoutDocuments(documents, 'reports', [subject])
      return user === undefined ? cleaned : withUser(cleaned, { ...user, profile: { name: user.profile.name } })
    }
    case 'challenge': {
      const hidden = changed(documents.challenges[subject], { flagCount: MODERATOR_FLAGS })
      return withDocuments(documents, 'challenges', hidden)
    }
  }
}

const changed = <A>(document: A | undefined, changes: Partial<A>): ReadonlyArray<A> =>
  document === undefined ? [] : [{ ...document, ...changes }]

const withConsequence = (
  documents: Documents,
  author: User,
  consequence: NonNullable<DecideCase['consequence']>,
): Documents => {
  const current = findDocument(documents, 'users', author._id) ?? author
  if (consequence === 'none') return documents
  return withUser(
    documents,
    withFlags(current, consequence === 'mute' ? { chatRevoked: true } : { chatShadowMuted: true }),
  )
}
