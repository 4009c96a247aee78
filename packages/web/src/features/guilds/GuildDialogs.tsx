import type { WireGroup } from '@daykeep/api/contract'
import { useState } from 'react'
import { t } from '../../i18n/index.ts'
import { useMutation } from '../../queries/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { EditGroupDialog, InviteMembers, Members, usePeople } from '../members/index.ts'
import { GUILD_CATEGORIES } from './categories.ts'
import { GUILD_ANSWERS, LeaveGuild } from './LeaveGuild.tsx'

export type GuildDialog = 'members' | 'invite' | 'edit' | 'leave'

type Props = {
  readonly group: WireGroup
  readonly dialog: GuildDialog | undefined
  readonly onClose: () => void
}

/** The dialogs of the page of a guild, joined to the server. */
export const GuildDialogs = ({ group, dialog, onClose }: Props) => {
  switch (dialog) {
    case 'members':
      return <Members groupId={group._id} type="guild" leaderId={group.leader._id} onClose={onClose} />
    case 'invite':
      return <InviteMembers groupId={group._id} name={group.name} onClose={onClose} />
    case 'edit':
      return <Edit group={group} onClose={onClose} />
    case 'leave':
      return <LeaveGuild guild={{ id: group._id, name: group.name }} onClose={onClose} />
    case undefined:
      return null
  }
}

type DialogProps = Omit<Props, 'dialog'>

const Edit = ({ group, onClose }: DialogProps) => {
  const save = useMutation('updateGroup', { onRefused: () => undefined, invalidates: GUILD_ANSWERS, onDone: onClose })
  const { name, summary, description = '', categories, leaderOnly } = group
  return (
    <EditGroupDialog
      title={t('guilds.edit')}
      group={{
        name,
        summary,
        description,
        topics: categories.map(({ slug }) => slug),
        leaderOnly: { challenges: leaderOnly.challenges },
      }}
      topics={GUILD_CATEGORIES}
      lead={useLeaderChoice(group)}
      busy={save.isPending}
      refusal={save.error?.message}
      onSave={(body) => save.send({ params: { groupId: group._id }, body })}
      onClose={onClose}
    />
  )
}

/** Whom the leader may hand the guild to. Staff edit a guild without leading it, and hand nothing over. */
const useLeaderChoice = ({ _id: groupId, leader: { _id: leaderId, profile } }: WireGroup) => {
  const leads = usePlayer(({ user }) => user._id === leaderId)
  const [search, setSearch] = useState('')
  const members = usePeople({ of: 'groupMembers', groupId, search, enabled: leads })
  if (!leads) return undefined
  const { items = [], next } = members.type === 'ready' ? members : {}
  return {
    leader: { id: leaderId, name: profile.name },
    members: items,
    search: next === undefined && search === '' ? undefined : { text: search, onSearch: setSearch },
  }
}
