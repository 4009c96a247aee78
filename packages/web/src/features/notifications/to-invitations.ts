import type { Invitation, User } from '@daykeep/rules/model'
import { t } from '../../i18n/index.ts'
import type { Entry, EntryButton } from './entry.ts'

/** Invitations to guilds and parties, each with who invites and what joining takes. docs/reference/screens.md 1.8. */
export const toInvitations = (user: User): ReadonlyArray<Entry> => [
  ...user.invitations.guilds.map((each) => invitation(each, 'guild', '')),
  ...user.invitations.parties.map((each) => invitation(each, 'party', leavingText(user))),
]

/** What joining a party takes, before it is refused or done: the old party, and not from within a quest. */
const leavingText = ({ party }: User): string => {
  if (party._id === undefined) return ''
  const isOnQuest = typeof party.quest.key === 'string' && party.quest.key !== '' && !party.quest.RSVPNeeded
  return t(isOnQuest ? 'bell.endQuestFirst' : 'bell.leavesParty')
}

const invitation = ({ id, name, inviter }: Invitation, kind: 'party' | 'guild', text: string): Entry => ({
  key: `invitation-${id}`,
  title: t(`bell.invited.${kind}`, { name }),
  text,
  inviter,
  icon: 'invitation',
  picture: undefined,
  seen: false,
  buttons: [
    { label: t('bell.join'), act: { type: 'join', group: id } },
    { label: t('bell.decline'), act: { type: 'decline', group: id } },
    ...(kind === 'guild' ? [openGroupButton(id)] : []),
  ],
  dismissal: undefined,
})

const openGroupButton = (groupId: string): EntryButton => ({
  label: t('bell.go.guild'),
  act: { type: 'go', route: 'guild', params: { groupId } },
})
