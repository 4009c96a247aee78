import { isStoredDocument, objectAt, objectsAt, type MigrationStep, type StoredDocument } from '../step.ts'

const FIELDS = ['id', 'name', 'inviter'] as const

const isInvitation = (entry: StoredDocument): boolean => FIELDS.every((field) => typeof entry[field] === 'string')
const isUnread = (message: unknown): boolean =>
  isStoredDocument(message) && typeof message['name'] === 'string' && typeof message['value'] === 'boolean'

/**
 * Drops invitations without group or inviter and unread messages without a group name, since they cannot be answered or
 * shown. Sets `party` to the newest invitation to a party.
 */
export const nameInvitations: MigrationStep = (user) => {
  const invitations = objectAt(user, 'invitations')
  const guilds = objectsAt(invitations, 'guilds').filter(isInvitation)
  const parties = objectsAt(invitations, 'parties').filter(isInvitation)
  const unread = Object.entries(objectAt(user, 'newMessages')).filter(([, message]) => isUnread(message))
  return {
    ...user,
    invitations: { ...invitations, guilds, parties, party: parties.at(-1) ?? {} },
    newMessages: Object.fromEntries(unread),
  }
}
