import * as E from 'fp-ts/lib/Either.js'
import { findDocument, requireActor, type SharedRule, succeed, withDocuments } from '../documents/index.ts'
import { refuse } from '../kernel/index.ts'
import type { BugReport, BugReportState } from '../model/index.ts'
import { requirePrivilege } from '../permissions/index.ts'

export type UpdateBugReport = { readonly report: string; readonly state: BugReportState }

/** Says how far support is with what a player wrote. docs/reference/api.md 2.16. */
export const updateBugReport: SharedRule<never, UpdateBugReport, 'noPrivAccess' | 'caseNotFound', BugReport> =
  () =>
  ({ actorId, report: id, state }) =>
  (documents) => {
    const actor = requirePrivilege(requireActor(documents, actorId), 'userSupport')
    if (E.isLeft(actor)) return actor
    const found = findDocument(documents, 'bugReports', id)
    if (found === undefined) return refuse('caseNotFound')
    // those of earlier releases do not hold their id
    const updated = (found.state ?? 'open') === state ? found : { ...found, _id: id, state }
    return succeed(withDocuments(documents, 'bugReports', updated === found ? [] : [updated]), updated)
  }
