import {
  type Actor,
  documentById,
  type DocumentQuery,
  type Documents,
  findDocument,
  withDocuments,
} from '../documents/index.ts'
import { type Instant, toIso } from '../kernel/index.ts'
import { asKey, type CaseKind, type ModerationCase, type UserId } from '../model/index.ts'

/** Something that can be reported: what it is, its id, who wrote it and what it says. */
export type Reported = Pick<ModerationCase, 'kind' | 'subject' | 'text' | 'group'> & { readonly author: string }

const caseId = (kind: CaseKind, subject: string): string => `${kind}:${subject}`

/** The query for the case about something, for commands that report it or end the report. */
export const caseAbout = (kind: CaseKind, subject: string): DocumentQuery =>
  documentById('cases', caseId(kind, subject))

/** Adds a complaint to the case about something, which is open from then on. */
export const withComplaint = (
  documents: Documents,
  { author, ...reported }: Reported,
  { actorId, comment, now }: Actor & { readonly comment?: string | undefined; readonly now: Instant },
): Documents => {
  const id = caseId(reported.kind, reported.subject)
  const before = findDocument(documents, 'cases', id)
  const at = toIso(now)
  const complaint = { timestamp: at, ...(comment === undefined ? {} : { comment }) }
  const opened: ModerationCase = {
    _id: id,
    ...reported,
    ...before,
    author: asKey<UserId>(author),
    complaints: { ...before?.complaints, [actorId]: complaint },
    open: true,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
  }
  return withDocuments(documents, 'cases', [opened])
}

/** Closes the case about something, if there is one: a moderator has decided. */
export const withClosedCase = (documents: Documents, kind: CaseKind, subject: string, now: Instant): Documents => {
  const found = findDocument(documents, 'cases', caseId(kind, subject))
  if (found?.open !== true) return documents
  return withDocuments(documents, 'cases', [{ ...found, open: false, updatedAt: toIso(now) }])
}
