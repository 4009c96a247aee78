import { type AuditedChange, auditedChanges } from '@daykeep/rules/staff'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { SharedCommand } from '@daykeep/rules/shared-command'
import { randomUUID } from 'node:crypto'
import { toJson, type Write } from '../../store/index.ts'
import type { ExecutedShared } from './executed-shared.ts'

/** Late payments are no documents of the rules. */
type Change = Omit<AuditedChange, 'kind'> & { readonly kind: AuditedChange['kind'] | 'latePayments' }

/** One act of staff: who did what, when, and each field that it changed. Nobody can change it. docs/decisions/105-the-audit.md. */
export type AuditEntry = {
  readonly at: Instant
  /** The player who did it; the operator at the machine has none. */
  readonly actor: { readonly id: string; readonly name: string }
  readonly act: string
  /** Ids of what it concerned. */
  readonly subjects: readonly string[]
  readonly changes: readonly Change[]
  /** Why it was done, where staff say so. */
  readonly reason?: string
}

export const toAuditWrite = (entry: AuditEntry): Write => ({
  type: 'insert',
  collection: 'audit',
  id: randomUUID(),
  body: toJson(entry),
})

/** The line of the audit, if the command is an act of staff that changed something. */
export const auditWrites = <Params, Report>(
  { isStaffAct }: Pick<SharedCommand<Params, Report>, 'isStaffAct'>,
  act: string,
  { params, before, outcome, at, user }: ExecutedShared<Params, Report>,
): readonly Write[] => {
  if (isStaffAct?.({ ...params, actorId: user.id }, before) !== true) return []
  const changes = auditedChanges(before, outcome.state)
  const secret = secretActs(params)
  if (changes.length === 0 && secret.length === 0) return []
  const subjects = [...new Set([...changes.map(({ id }) => id), ...secret.map(({ id }) => id)])]
  const line = { at, actor: auditActor(user.body), act, subjects, changes: [...changes, ...secret] }
  return [toAuditWrite({ ...line, ...reasonOf(params) })]
}

const reasonOf = (params: unknown): Pick<AuditEntry, 'reason'> => {
  const { reason } = Object(params) as { readonly reason?: unknown }
  return typeof reason === 'string' && reason.trim() !== '' ? { reason: reason.trim() } : {}
}

/** Who did it, as the audit names them. */
export const auditActor = ({ _id, auth, profile }: User): AuditEntry['actor'] => ({
  id: _id,
  name: auth.local.username ?? profile.name,
})

/** A new token is no change of a document that the rules know, and its value stays secret. */
const secretActs = (params: unknown): readonly AuditedChange[] => {
  const { hero, newToken } = Object(params) as { readonly hero?: string; readonly newToken?: boolean }
  return newToken === true && hero !== undefined
    ? [{ kind: 'users', id: hero, path: 'apiToken', before: '…', after: '…' }]
    : []
}
