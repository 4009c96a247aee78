import { t } from '../../i18n/index.ts'
import { useMutation, useQuery } from '../../queries/index.ts'
import { toasts } from '../../toasts/index.ts'
import { InviteDialog, useRowChecks } from './invite/index.ts'

type Props = { readonly groupId: string; readonly name: string; readonly onClose: () => void }

/** Inviting people to a group, joined to the server. Refusals stay in the dialog, beside what was typed. */
export const InviteMembers = ({ groupId, name, onClose }: Props) => {
  const invitation = useQuery('inviteLink', { params: { groupId } })
  const invite = useMutation('invite', {
    onRefused: () => undefined,
    invalidates: ['groupInvites'],
    onDone: (answer) => {
      toasts.show({ type: 'success', text: t('members.invitationsSent', { count: answer.length }) })
      onClose()
    },
  })
  const rowChecks = useRowChecks()
  return (
    <InviteDialog
      {...rowChecks}
      name={name}
      busy={invite.isPending}
      refusal={invite.error?.message}
      onInvite={({ uuids, usernames, emails }) =>
        invite.send({ params: { groupId }, body: { uuids, usernames, emails } })
      }
      link={invitation.data?.link}
      onClose={onClose}
    />
  )
}
