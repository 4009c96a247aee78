import type { User } from '@daykeep/rules/model'
import type { ChangedDocuments } from '../contract/index.ts'

/**
 * The documents without the acts that the player had before the command: twenty of them are more than half of a player. Rules
 * keep the identity of an act that stays, so comparing references finds the new ones.
 */
export const withNewActs = (before: User, changed: ChangedDocuments): ChangedDocuments => {
  const { acts, ...user } = changed.user
  if (acts === undefined) return changed
  const previous = new Set(before.acts)
  return {
    ...changed,
    user,
    acts: { turns: acts.map(({ turn }) => turn), added: acts.filter((act) => !previous.has(act)) },
  }
}
