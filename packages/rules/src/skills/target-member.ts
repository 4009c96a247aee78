import * as E from 'fp-ts/lib/Either.js'
import { refuse, type Result } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

export type MemberRefusals = 'targetIdUUID' | 'partyNotFound' | 'userWithIDNotFound'

/** Whether the user is in a party, even alone. */
export const isInParty = ({ party }: User): boolean => party._id !== undefined

/**
 * Finds the target among the caster and the others in the party. Without a party there is only the caster.
 * docs/reference/rules.md 6.1 step 3.
 */
export const targetMember = (
  caster: User,
  others: ReadonlyArray<User>,
  target: string | undefined,
): Result<MemberRefusals, User> => {
  if (target === caster._id) return E.right(caster)
  if (!isInParty(caster)) return target === undefined ? E.right(caster) : refuse('partyNotFound')
  if (target === undefined) return refuse('targetIdUUID')
  const member = others.find(({ _id }) => _id === target)
  return member === undefined ? refuse('userWithIDNotFound', { userId: target }) : E.right(member)
}
