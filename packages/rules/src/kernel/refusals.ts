import * as E from 'fp-ts/lib/Either.js'
import type { TaskType } from '../model/index.ts'
import { BAD_REQUEST } from './refusals/bad-request.ts'
import { NOT_AUTHORIZED } from './refusals/not-authorized.ts'
import { NOT_FOUND } from './refusals/not-found.ts'

/** The error kinds. docs/reference/application.md 8. */
export type RefusalKind = 'badRequest' | 'notAuthorized' | 'notFound'

/** Every refusal of the rules and its kind. docs/reference/application.md 5 and 8; docs/reference/api.md 2. */
export const REFUSALS = {
  ...BAD_REQUEST,
  ...NOT_AUTHORIZED,
  ...NOT_FOUND,
} as const satisfies Readonly<Record<string, RefusalKind>>

export type RefusalKey = keyof typeof REFUSALS

/** Values for the placeholders in the text of a refusal. */
export type RefusalParams = Readonly<Record<string, string | number>>

/** The reasons for which the rules refuse a single field. */
export const FIELD_FAULTS = [
  'fieldRequired',
  'fieldInvalid',
  'fieldOutOfRange',
  'fieldNotAnId',
  'fieldAliasPattern',
  'fieldNeedsWeekday',
  'fieldTooLong',
  'fieldTooManyEntries',
  'tasksTooLarge',
  'targetIdUUID',
  'invalidUrl',
  'invalidWebhookType',
  'groupUnknown',
  'groupIsPublic',
  'heroNotLeader',
  'groupHasPlan',
  'noPlanToConvert',
] as const
export type FieldFaultKey = (typeof FIELD_FAULTS)[number]

/** The name of a document in error texts; a task is named by its type. docs/reference/api.md 1.5. */
export type DocumentName = 'User' | 'Tag' | 'Group' | 'Challenge' | 'Blocker' | 'NewsPost' | TaskType

/** The fault of one field, for refusals of several fields at once. */
export type FieldFault = {
  readonly path: string
  readonly key: FieldFaultKey
  /** Values for the text of the fault, such as a limit. */
  readonly params?: RefusalParams
  readonly value?: unknown
}

export type RuleError<Key extends RefusalKey = RefusalKey> = {
  readonly kind: RefusalKind
  readonly key: Key
  readonly params: RefusalParams
  readonly faults?: ReadonlyArray<FieldFault>
  /** The document that `faults` concern, as error texts name it. */
  readonly document?: DocumentName
  /** A side effect for the server: a player who wrote a slur loses the right to write to others. */
  readonly consequence?: 'chatRevoked'
}

/** The refusal of a key, with its kind from the table and the values for its text. */
export const refusal = <Key extends RefusalKey>(key: Key, params: RefusalParams = {}): RuleError<Key> => ({
  kind: REFUSALS[key],
  key,
  params,
})

/** Refuses with a key of the specification and the values for its text. */
export const refuse = <Key extends RefusalKey>(key: Key, params: RefusalParams = {}): E.Either<RuleError<Key>, never> =>
  E.left(refusal(key, params))

/** Refuses with an explicit kind, for keys that have two kinds in the specification. */
export const refuseAs = <Key extends RefusalKey>(
  kind: RefusalKind,
  key: Key,
  params: RefusalParams = {},
): E.Either<RuleError<Key>, never> => E.left({ ...refusal(key, params), kind })

/** Refuses several fields of a document at once. */
export const refuseFields = (
  document: DocumentName,
  faults: ReadonlyArray<FieldFault>,
): E.Either<RuleError<'invalidReqParams'>, never> => E.left({ ...refusal('invalidReqParams'), faults, document })
