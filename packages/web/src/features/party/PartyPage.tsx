import type { Member, MemberRow, WireGroup } from '@daykeep/api/contract'
import { hasPrivilege } from '@daykeep/rules/permissions'
import { Suspense, useMemo, useState } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { t } from '../../i18n/index.ts'
import { useCatalogue, usePlayer } from '../../sync/index.ts'
import { useNow } from '../../ui/index.ts'
import { ChatPanel } from '../chat/index.ts'
import { DeveloperId } from '../developer/index.ts'
import { PartyDialogs, type PartyDialog } from './PartyDialogs.tsx'
import { PartyQuest } from './quest/index.ts'
import { PartyView } from './PartyView.tsx'
import { toParty } from './to-party.ts'

const GroupChallenges = lazyChunk(() => import('../challenges/index.ts'), 'GroupChallenges')

type Props = { readonly group: WireGroup; readonly members: ReadonlyArray<MemberRow> }

/** The party of the player, joined to its chat, quest and dialogs. */
export const PartyPage = ({ group, members }: Props) => {
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const now = useNow()
  const [dialog, setDialog] = useState<PartyDialog>()
  const mayAdministrate = hasPrivilege(user, 'challengeAdmin')
  const party = useMemo(
    () => toParty(catalogue, group, members.filter(isWhole), user._id, mayAdministrate),
    [catalogue, group, members, user._id, mayAdministrate],
  )
  const people = useMemo(
    () => party.members.flatMap(({ name, username, isReader }) => (username && !isReader ? [{ name, username }] : [])),
    [party],
  )
  return (
    <>
      <PartyView
        party={party}
        now={now}
        quest={<PartyQuest party={party} quest={group.quest} />}
        challenges={
          <>
            <Suspense>
              <GroupChallenges
                groupId={group._id}
                mayCreate={!group.leaderOnly.challenges || group.leader._id === user._id}
              />
            </Suspense>
            <DeveloperId id={group._id} />
          </>
        }
        chat={<ChatPanel groupId={group._id} title={t('party.chat')} people={people} />}
        onInvite={() => setDialog('invite')}
        onMembers={() => setDialog('members')}
        onEdit={() => setDialog('edit')}
        onLeave={() => setDialog('leave')}
      />
      <PartyDialogs party={party} dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}

const isWhole = (row: MemberRow): row is Member => 'stats' in row
