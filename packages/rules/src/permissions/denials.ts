import type { User } from '../model/index.ts'
import { hasPrivilege } from './privileges.ts'

/** What one player may ask to do to another. docs/reference/api.md 4.5. */
export const INTERACTIONS = ['send-private-message', 'transfer-gems', 'group-invitation'] as const
export type Interaction = (typeof INTERACTIONS)[number]

export type Denial =
  | 'chatPrivilegesRevoked'
  | 'notAuthorizedToSendMessageToThisUser'
  | 'blockedToSendToThisUser'
  | 'cannotSendGemsToYourself'

/** The reasons against this interaction, most important first; empty if it is allowed. */
export const denialsOf = (interaction: Interaction, sender: User, receiver: User): ReadonlyArray<Denial> => {
  const toOneself = sender._id === receiver._id
  const isLetter = interaction === 'send-private-message'
  const objections: Denial[] = []
  if (sender.flags.chatRevoked === true) objections.push('chatPrivilegesRevoked')
  if (isLetter && hasPrivilege(sender, 'moderator')) return objections
  if (receiver.inbox.blocks.includes(sender._id)) objections.push('notAuthorizedToSendMessageToThisUser')
  if (sender.inbox.blocks.includes(receiver._id)) objections.push('blockedToSendToThisUser')
  if (isLetter && receiver.inbox.optOut && !toOneself) objections.push('notAuthorizedToSendMessageToThisUser')
  if (interaction === 'transfer-gems' && toOneself) objections.push('cannotSendGemsToYourself')
  return [...new Set(objections)]
}
