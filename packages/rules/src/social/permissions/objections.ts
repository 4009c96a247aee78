import type { User } from '../../model/index.ts'
import { holds } from './privileges.ts'

/** What one player wants of another. Reference, api 4.5. */
export const INTERACTIONS = ['send-private-message', 'transfer-gems', 'group-invitation'] as const
export type Interaction = (typeof INTERACTIONS)[number]

export type Objection =
  | 'chatPrivilegesRevoked'
  | 'notAuthorizedToSendMessageToThisUser'
  | 'blockedToSendToThisUser'
  | 'cannotSendGemsToYourself'

/** Why a player may not do this with another, in the order in which it is told; empty when nothing stands against it. */
export const objectionsTo = (interaction: Interaction, sender: User, receiver: User): ReadonlyArray<Objection> => {
  const toOneself = sender._id === receiver._id
  const isLetter = interaction === 'send-private-message'
  const objections: Objection[] = []
  if (sender.flags.chatRevoked === true) objections.push('chatPrivilegesRevoked')
  if (isLetter && holds(sender, 'moderator')) return objections
  if (receiver.inbox.blocks.includes(sender._id)) objections.push('notAuthorizedToSendMessageToThisUser')
  if (sender.inbox.blocks.includes(receiver._id)) objections.push('blockedToSendToThisUser')
  if (isLetter && receiver.inbox.optOut && !toOneself) objections.push('notAuthorizedToSendMessageToThisUser')
  if (interaction === 'transfer-gems' && toOneself) objections.push('cannotSendGemsToYourself')
  return [...new Set(objections)]
}
