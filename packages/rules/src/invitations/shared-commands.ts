import * as t from 'io-ts'
import type { FieldRefusal } from '../command.ts'
import { documentById, type DocumentQuery, documentsWhere } from '../documents/index.ts'
import { refusal, type RuleError } from '../kernel/index.ts'
import { RequiredText } from '../model/index.ts'
import { gameCommand, paramsOf, sharedCommand } from '../shared-command.ts'
import { followInviteLink } from './follow-invite-link.ts'
import { invite } from './invite.ts'
import { INVITEE_LISTS, type Invitees } from './invitees.ts'
import { takeUpInvitation } from './take-up-invitation.ts'

/** The players with these ids, usernames and addresses. */
const invitees = ({ uuids = [], usernames = [], emails = [] }: Invitees): ReadonlyArray<DocumentQuery> => {
  const usersWith = (path: string, values: ReadonlyArray<string>): ReadonlyArray<DocumentQuery> =>
    values.length === 0 ? [] : [documentsWhere('users', { type: 'in', path, values }, 'user.party')]
  return [
    ...usersWith('_id', uuids),
    ...usersWith('auth.local.lowerCaseUsername', usernames),
    ...usersWith(
      'auth.local.email',
      emails.map(({ email }) => email),
    ),
  ]
}

/** Refuses anything but a list with one key, and a list by its first entry that is not text. */
const listOr =
  (noList: RuleError, oddEntry: (entry: string) => RuleError): FieldRefusal =>
  (input) =>
    Array.isArray(input) ? oddEntry(String(input.find((entry) => typeof entry !== 'string'))) : noList

/** docs/reference/api.md 2.9. */
export const sharedInvitationCommands = {
  invite: sharedCommand({
    params: paramsOf({ group: RequiredText }, INVITEE_LISTS),
    refuses: {
      group: 'groupIdRequired',
      uuids: listOr(refusal('uuidsMustBeAnArray'), (userId) => refusal('userWithIDNotFound', { userId })),
      usernames: listOr(refusal('usernamesMustBeAnArray'), (username) =>
        refusal('userWithUsernameNotFound', { username }),
      ),
      emails: listOr(refusal('emailsMustBeAnArray'), () => refusal('inviteMissingEmail')),
    },
    needs: ({ group, ...lists }) => [documentById('groups', group, 'group.invitees'), ...invitees(lists)],
    guards: ['groups'],
    rule: invite,
  }),
  followInviteLink: gameCommand({
    params: paramsOf({ group: t.string, inviter: t.string }, {}),
    needs: ({ group, inviter }) => [
      documentById('groups', group, 'group.invitees'),
      documentById('users', inviter, 'user.party'),
    ],
    guards: ['groups'],
    rule: followInviteLink,
  }),
  takeUpInvitation: gameCommand({
    params: paramsOf({ group: t.string, inviter: t.string }, {}),
    needs: ({ group, inviter }) => [documentById('groups', group), documentById('users', inviter)],
    rule: takeUpInvitation,
  }),
} as const
