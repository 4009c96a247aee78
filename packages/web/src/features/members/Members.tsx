import { hasPrivilege } from '@daykeep/rules/permissions'
import { useMemo, useState } from 'react'
import { useMutation, useQuery } from '../../queries/index.ts'
import { useDispatch, usePlayer } from '../../sync/index.ts'
import { useNow } from '../../ui/index.ts'
import { HEADER_ORDERS, isDescending, ordersFor, type Sorting, sortMembers } from './member.ts'
import { MembersDialog } from './MembersDialog.tsx'
import { type PeopleState, usePeople } from './use-people.ts'

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
  const { data: group } = useQuery('getGroup', { params: { groupId } })
  const orders = ordersFor(group?.memberCount ?? 0)
  const [chosen, setSorting] = useState<Sorting>({ by: 'role', isTurned: false })
  const sorting = orders.includes(chosen.by) ? chosen : { ...chosen, by: 'name' as const }
  const isSortedHere = orders.includes('role')
  const members = usePeople({
    of: 'groupMembers',
    groupId,
    search,
    enabled: group !== undefined,
    sorting: isSortedHere || orders.length === 0 ? undefined : sorting,
  })
  const managers = useMemo(() => new Set(Object.keys(group?.managers ?? {})), [group])
  const invited = usePeople({ of: 'groupInvites', groupId, search, enabled: mayRemove })
  const remove = useMutation('removeMember', { invalidates: CHANGED })
  const handOver = useMutation('updateGroup', { invalidates: CHANGED })
  const header = useHeaderOrder(sorting)
  return (
    <MembersDialog
      members={isSortedHere ? sorted(members, sorting, { leaderId, managers }) : members}
      managers={managers}
      orders={orders}
      sorting={sorting}
      onSorting={setSorting}
      header={type === 'party' && HEADER_ORDERS.has(sorting.by) ? header : undefined}
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

/** The order as the header would have it. docs/reference/screens.md 7.3. */
const useHeaderOrder = (sorting: Sorting) => {
  const dispatch = useDispatch()
  const { order, orderAscending } = usePlayer(({ user }) => user.party)
  const direction = isDescending(sorting) ? 'descending' : 'ascending'
  return {
    isUsed: order === sorting.by && orderAscending === direction,
    onUse: () => dispatch('updateUser', { changes: { 'party.order': sorting.by, 'party.orderAscending': direction } }),
  }
}

const sorted = (state: PeopleState, ...order: readonly [Sorting, Parameters<typeof sortMembers>[2]]): PeopleState =>
  state.type === 'ready' ? { ...state, items: sortMembers(state.items, ...order) } : state
