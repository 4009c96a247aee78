import { hasPrivilege } from '@daykeep/rules/permissions'
import { useState } from 'react'
import { useMutation } from '../../queries/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { useNow } from '../../ui/index.ts'
import { MembersDialog } from './MembersDialog.tsx'
import { usePeople } from './use-people.ts'

type Props = {
  readonly groupId: string
  readonly type: 'party' | 'guild'
  readonly leaderId: string
  readonly onClose: () => void
}

const CHANGED = ['getGroup', 'getGroups', 'groupMembers', 'groupInvites'] as const

/** The members of a group, joined to the server. */
export const Members = ({ groupId, type, leaderId, onClose }: Props) => {
  const user = usePlayer((player) => player.user)
  const now = useNow()
  const [search, setSearch] = useState('')
  const mayRemove = leaderId === user._id || (type === 'guild' && hasPrivilege(user, 'moderator'))
  const members = usePeople({ of: 'groupMembers', groupId, search })
  const invited = usePeople({ of: 'groupInvites', groupId, search, enabled: mayRemove })
  const remove = useMutation('removeMember', { invalidates: CHANGED })
  const handOver = useMutation('updateGroup', { invalidates: CHANGED })
  return (
    <MembersDialog
      members={members}
      invited={invited}
      search={search}
      onSearch={setSearch}
      readerId={user._id}
      leaderId={leaderId}
      mayRemove={mayRemove}
      now={now}
      onLead={(leader) => handOver.send({ params: { groupId }, body: { leader } })}
      onRemove={(memberId, message) =>
        remove.send({ params: { groupId, memberId }, body: message === '' ? {} : { message } })
      }
      onClose={onClose}
    />
  )
}
