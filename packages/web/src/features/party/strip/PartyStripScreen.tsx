import type { Member, MemberRow } from '@daykeep/api/contract'
import { useMemo } from 'react'
import { useQuery } from '../../../queries/index.ts'
import { useCatalogue, useDispatch, usePlayer } from '../../../sync/index.ts'
import { PartyHintScreen, QuestChip, useChipQuest } from '../chip/index.ts'
import { toPartyMember } from '../to-party.ts'
import { PartyStrip } from './PartyStrip.tsx'
import { sortStrip, toStripOrder } from './strip-order.ts'

const EVERYBODY = { params: { groupId: 'party' }, query: { includeAllPublicFields: 'true', limit: 60 } }

/** The party below the player's own line: its members or, where there is no room for them, how many they are. */
export const PartyStripScreen = ({ hasRoom }: { readonly hasRoom: boolean }) =>
  hasRoom ? <Strip /> : <PartyHintScreen />

/** The strip, joined to the members of the player's party. */
const Strip = () => {
  const quest = useChipQuest()
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const userId = usePlayer(({ user }) => user._id)
  const order = toStripOrder(usePlayer(({ user }) => user.party.order))
  const isDescending = usePlayer(({ user }) => user.party.orderAscending) === 'descending'
  const { data, isError, isPaused } = useQuery('groupMembers', EVERYBODY)
  const members = useMemo(
    () =>
      data === undefined
        ? undefined
        : sortStrip(
            data.filter(isOther(userId)).map((member) => toPartyMember(catalogue, member, userId)),
            order,
            isDescending,
          ),
    [catalogue, data, userId, order, isDescending],
  )
  return (
    <PartyStrip
      members={members}
      isUnreachable={isError || isPaused}
      quest={quest === undefined ? undefined : <QuestChip quest={quest} />}
      order={order}
      isDescending={isDescending}
      onOrder={(value) => dispatch('updateUser', { changes: { 'party.order': value } })}
      onDescending={(value) =>
        dispatch('updateUser', { changes: { 'party.orderAscending': value ? 'descending' : 'ascending' } })
      }
    />
  )
}

const isOther =
  (userId: string) =>
  (row: MemberRow): row is Member =>
    'stats' in row && row._id !== userId
