import { TAVERN, type User } from '@daykeep/rules/model'
import type { Caller } from './endpoint.ts'

/** The group that a path names: the own party and the tavern have names of their own. docs/reference/api.md 1.10. */
export const groupNamed = (name: string, { party }: Pick<User, 'party'>): string => {
  if (name === 'party') return party._id ?? name
  return name === 'habitrpg' || name.toUpperCase() === TAVERN ? TAVERN : name
}

/** The group of a path as a param of a command. */
export const groupInPath = (
  { params }: { readonly params: { readonly groupId: string } },
  { user }: Caller,
): { readonly group: string } => ({ group: groupNamed(params.groupId, user) })
