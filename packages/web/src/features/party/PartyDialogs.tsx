import { t } from '../../i18n/index.ts'
import { useMutation } from '../../queries/index.ts'
import { EditGroupDialog, InviteMembers, LeaveGroupDialog, Members } from '../members/index.ts'
import type { PartyModel } from './party-model.ts'

export type PartyDialog = 'invite' | 'members' | 'edit' | 'leave'

type Props = {
  readonly party: PartyModel
  readonly dialog: PartyDialog | undefined
  readonly onClose: () => void
}

/** The dialogs of the party page, joined to the server. */
export const PartyDialogs = ({ dialog, ...props }: Props) => {
  const { party, onClose } = props
  switch (dialog) {
    case 'invite':
      return <InviteMembers groupId={party.id} name={party.name} onClose={onClose} />
    case 'members':
      return <Members groupId={party.id} type="party" leaderId={party.leader.id} onClose={onClose} />
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

const Edit = ({ party, onClose }: DialogProps) => {
  const save = useMutation('updateGroup', { ...INLINE, invalidates: ['getGroup'], onDone: onClose })
  const { name, summary, description } = party
  return (
    <EditGroupDialog
      title={t('party.edit')}
      group={{ name, summary, description, leaderOnly: { challenges: party.leaderOnlyChallenges } }}
      lead={{ leader: party.leader, members: party.members }}
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
    <LeaveGroupDialog
      title={t('party.leaveTitle')}
      text={t(party.members.length === 1 ? 'party.leaveLast' : 'party.leaveText')}
      keep={t('party.keepChallenges')}
      leave={t('party.leave')}
      busy={leave.isPending}
      refusal={leave.error?.message}
      onLeave={(body) => leave.send({ params: { groupId: party.id }, body })}
      onClose={onClose}
    />
  )
}
