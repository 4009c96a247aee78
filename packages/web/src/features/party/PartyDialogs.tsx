import { t } from '../../i18n/index.ts'
import { useMutation, useQuery } from '../../queries/index.ts'
import { toasts } from '../../toasts/index.ts'
import { EditPartyDialog } from './EditPartyDialog.tsx'
import { InviteDialog } from './invite/index.ts'
import { LeavePartyDialog } from './LeavePartyDialog.tsx'
import { MembersDialog } from './MembersDialog.tsx'
import type { PartyModel } from './party-model.ts'

export type PartyDialog = 'invite' | 'members' | 'edit' | 'leave'

type Props = {
  readonly party: PartyModel
  readonly dialog: PartyDialog | undefined
  readonly now: number
  readonly onClose: () => void
}

/** The dialogs of the party page, joined to the server. */
export const PartyDialogs = ({ dialog, ...props }: Props) => {
  switch (dialog) {
    case 'invite':
      return <Invite {...props} />
    case 'members':
      return <Members {...props} />
    case 'edit':
      return <Edit {...props} />
    case 'leave':
      return <Leave {...props} />
    case undefined:
      return null
  }
}

type DialogProps = Omit<Props, 'dialog'>

/** Refusals stay in the dialog, beside what was typed. */
const INLINE = { onRefused: () => undefined }

const Invite = ({ party, onClose }: DialogProps) => {
  const invite = useMutation('invite', {
    ...INLINE,
    invalidates: ['groupInvites'],
    onDone: (answer) => {
      toasts.show({ type: 'success', text: t('party.invitationsSent', { count: answer.length }) })
      onClose()
    },
  })
  const invitation = useQuery('inviteLink', { params: { groupId: party.id } })
  return (
    <InviteDialog
      busy={invite.isPending}
      refusal={invite.error?.message}
      onInvite={({ uuids, usernames, emails }) =>
        invite.send({ params: { groupId: party.id }, body: { uuids, usernames, emails } })
      }
      link={invitation.data?.link}
      onClose={onClose}
    />
  )
}

const Members = ({ party, now, onClose }: DialogProps) => {
  const invites = useQuery('groupInvites', { params: { groupId: party.id } }, { enabled: party.readerLeads })
  const remove = useMutation('removeMember', { invalidates: ['getGroup', 'groupMembers', 'groupInvites'] })
  return (
    <MembersDialog
      members={party.members}
      invited={(invites.data ?? []).map(({ _id, profile, auth }) => ({
        id: _id,
        name: profile.name,
        username: auth.local.username ?? undefined,
      }))}
      leads={party.readerLeads}
      now={now}
      onRemove={(memberId, message) =>
        remove.send({ params: { groupId: party.id, memberId }, body: message === '' ? {} : { message } })
      }
      onClose={onClose}
    />
  )
}

const Edit = ({ party, onClose }: DialogProps) => {
  const save = useMutation('updateGroup', { ...INLINE, invalidates: ['getGroup'], onDone: onClose })
  return (
    <EditPartyDialog
      party={party}
      busy={save.isPending}
      refusal={save.error?.message}
      onSave={(changes) => save.send({ params: { groupId: party.id }, body: changes })}
      onClose={onClose}
    />
  )
}

const Leave = ({ party, onClose }: DialogProps) => {
  const leave = useMutation('leaveGroup', { ...INLINE, invalidates: ['getGroup'], onDone: onClose })
  return (
    <LeavePartyDialog
      isLast={party.members.length === 1}
      busy={leave.isPending}
      refusal={leave.error?.message}
      onLeave={(keeps) =>
        leave.send({
          params: { groupId: party.id },
          body: { keep: 'keep-all', keepChallenges: keeps ? 'remain-in-challenges' : 'leave-challenges' },
        })
      }
      onClose={onClose}
    />
  )
}
