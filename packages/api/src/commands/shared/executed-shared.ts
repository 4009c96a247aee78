import type { Documents, SharedOutcome } from '@daykeep/rules/documents'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { Document } from '../../store/index.ts'

/** A shared command between rule and commit. */
export type ExecutedShared<Params, Report> = {
  readonly params: Params
  readonly before: Documents
  readonly outcome: SharedOutcome<Report>
  readonly at: Instant
  readonly user: Document<User>
}
