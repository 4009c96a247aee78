import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** A caster and the others of their party, as far as the spell needs them; none for who has no party. */
export type PartyScene = { readonly caster: User; readonly members: ReadonlyArray<User> }

export type MemberRefusals = 'targetIdUUID' | 'partyNotFound' | 'userWithIDNotFound'

export const isInParty = ({ party }: User): boolean => party._id !== undefined

/** Whose id is named, if the caster may name it. Without a party there is only the caster. Reference, rules 6.1 step 3. */
export const memberNamed = (
  { caster, members }: PartyScene,
  target: string | undefined,
): Answer<MemberRefusals, User> => {
  if (target === caster._id) return E.right(caster)
  if (!isInParty(caster)) return target === undefined ? E.right(caster) : refuse('partyNotFound')
  if (target === undefined) return refuse('targetIdUUID')
  const member = members.find(({ _id }) => _id === target)
  return member === undefined ? refuse('userWithIDNotFound', { userId: target }) : E.right(member)
}
