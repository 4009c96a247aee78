import { toIso } from '@daykeep/rules/kernel'
import { t } from '../../i18n/index.ts'
import { useMutation } from '../../queries/index.ts'
import { useDispatch, usePlayer } from '../../sync/index.ts'
import { isInvited, useGone } from '../people/index.ts'
import { NoPartyView } from './NoPartyView.tsx'

const PARTY = ['getGroup', 'groupMembers'] as const

/** Founding, finding and joining a party, joined to the server. docs/reference/screens.md 6.6. */
export const NoPartyScreen = () => {
  const user = usePlayer((player) => player.user)
  const dispatch = useDispatch()
  const create = useMutation('createGroup', { invalidates: PARTY })
  const gone = useGone()
  const join = useMutation('joinGroup', { invalidates: PARTY, onRefused: gone('joinGroup', isInvited) })
  const reject = useMutation('rejectInvitation', { invalidates: PARTY, onRefused: gone('rejectInvitation', isInvited) })
  return (
    <NoPartyView
      invitations={user.invitations.parties.map(({ id, name }) => ({ id, name }))}
      username={user.flags.verifiedUsername ? (user.auth.local.username ?? undefined) : undefined}
      seeking={user.party.seeking !== undefined && user.party.seeking !== null}
      busy={create.isPending || join.isPending}
      onCreate={() =>
        create.send({
          body: { type: 'party', privacy: 'private', name: t('party.defaultName', { name: user.profile.name }) },
        })
      }
      onSeek={(on) => dispatch('updateUser', { changes: { 'party.seeking': on ? toIso(Date.now()) : null } })}
      onJoin={(groupId) => join.send({ params: { groupId } })}
      onReject={(groupId) => reject.send({ params: { groupId } })}
    />
  )
}
