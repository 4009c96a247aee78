import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { isRecord, refusal, type Rule, type RuleError, sum } from '../kernel/index.ts'
import { Amount, Attribute, type User } from '../model/index.ts'
import { playerWithPoints, allocatePoints } from './allocate.ts'

const isPoints = (input: unknown): input is PointsByAttribute =>
  isRecord(input) && Object.entries(input).every(isPointsEntry)

export type PointsByAttribute = Partial<Readonly<Record<Attribute, number>>>

/** Points by attribute, each an integer of 0 or more. */
export const PointsByAttribute = new t.Type<PointsByAttribute, PointsByAttribute, unknown>(
  'PointsByAttribute',
  isPoints,
  (input, context) => (isPoints(input) ? t.success(input) : t.failure(input, context)),
  t.identity,
)

/** Why points do not decode: not a map, an unknown attribute, or an invalid number of points; the first of each kind. */
export const malformedPoints = (input: unknown): RuleError => {
  if (!isRecord(input)) return refusal('statsObjectRequired')
  const attributes = Object.keys(input)
  const unknown = attributes.find((attribute) => !Attribute.is(attribute))
  return unknown === undefined
    ? refusal('invalidPoints', { attr: attributes.find((attribute) => !Amount.is(input[attribute])) ?? '' })
    : refusal('invalidAttribute', { attr: unknown })
}

const isPointsEntry = ([attribute, points]: readonly [string, unknown]): boolean =>
  Attribute.is(attribute) && Amount.is(points)

export type AllocateBulk = { readonly stats: PointsByAttribute }

/** Places several points at once. docs/reference/rules.md 1.6. */
export const allocateBulk: Rule<never, AllocateBulk, 'classNotSelected' | 'notEnoughAttrPoints', User, undefined> =
  () =>
  ({ stats }) =>
  (user) => {
    const check = playerWithPoints(user, sum(Object.values(stats)))
    return E.isLeft(check) ? check : E.right(allocatePoints(user, stats))
  }
