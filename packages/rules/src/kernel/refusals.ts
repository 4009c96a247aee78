import * as E from 'fp-ts/lib/Either.js'
import { BAD_REQUEST } from './refusals/bad-request.ts'
import { NOT_AUTHORIZED } from './refusals/not-authorized.ts'
import { NOT_FOUND } from './refusals/not-found.ts'

/** The error kinds of the application specification, section 8. */
export type RefusalKind = 'badRequest' | 'notAuthorized' | 'notFound'

/** Each refusal of the rules and its kind. Application specification, sections 5 and 8; reference, api section 2. */
export const REFUSALS = {
  ...BAD_REQUEST,
  ...NOT_AUTHORIZED,
  ...NOT_FOUND,
} as const satisfies Readonly<Record<string, RefusalKind>>

export type RefusalKey = keyof typeof REFUSALS

/** What the text of a refusal may mention. */
export type RefusalParams = Readonly<Record<string, string | number>>

/** What can be wrong with one field: the reasons that the rules give. */
export const FIELD_FAULTS = [
  'fieldRequired',
  'fieldInvalid',
  'fieldOutOfRange',
  'fieldNotAnId',
  'fieldAliasPattern',
  'fieldNeedsWeekday',
  'targetIdUUID',
] as const
export type FieldFaultKey = (typeof FIELD_FAULTS)[number]

/** A refusal of one field, for refusals that concern several fields at once. */
export type FieldFault = { readonly path: string; readonly key: FieldFaultKey; readonly value?: unknown }

export type RuleError<Key extends RefusalKey = RefusalKey> = {
  readonly kind: RefusalKind
  readonly key: Key
  readonly params: RefusalParams
  readonly faults?: ReadonlyArray<FieldFault>
  /** What a shell does besides refusing: who wrote a slur may not write to others any more. */
  readonly consequence?: 'chatRevoked'
}

export const refusal = <Key extends RefusalKey>(key: Key, params: RefusalParams = {}): RuleError<Key> => ({
  kind: REFUSALS[key],
  key,
  params,
})

/** Says no, with the key of the specification and what its text needs. */
export const refuse = <Key extends RefusalKey>(key: Key, params: RefusalParams = {}): E.Either<RuleError<Key>, never> =>
  E.left(refusal(key, params))

/** Says no under a key whose kind depends on why: some keys of the reference have two. */
export const refuseAs = <Key extends RefusalKey>(
  kind: RefusalKind,
  key: Key,
  params: RefusalParams = {},
): E.Either<RuleError<Key>, never> => E.left({ ...refusal(key, params), kind })

/** Says no to several fields at once; each fault names its field and its reason. */
export const refuseFields = (faults: ReadonlyArray<FieldFault>): E.Either<RuleError<'invalidReqParams'>, never> =>
  E.left({ ...refusal('invalidReqParams'), faults })
