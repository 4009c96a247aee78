import { isStored, partOf, partsOf, type Step, type Stored } from '../step.ts'

const FIELDS = ['id', 'name', 'inviter'] as const

const isInvitation = (found: Stored): boolean => FIELDS.every((field) => typeof found[field] === 'string')
const isUnread = (found: unknown): boolean =>
  isStored(found) && typeof found['name'] === 'string' && typeof found['value'] === 'boolean'

/**
 * Invitations name the group and who asks, the current one is the newest to a party, and new messages name their group:
 * what does not can not be answered or shown, and goes.
 */
export const nameInvitations: Step = (user) => {
  const invitations = partOf(user, 'invitations')
  const guilds = partsOf(invitations, 'guilds').filter(isInvitation)
  const parties = partsOf(invitations, 'parties').filter(isInvitation)
  const unread = Object.entries(partOf(user, 'newMessages')).filter(([, message]) => isUnread(message))
  return {
    ...user,
    invitations: { ...invitations, guilds, parties, party: parties.at(-1) ?? {} },
    newMessages: Object.fromEntries(unread),
  }
}
