import type { WireGroup } from '@daykeep/api/contract'
import { useMutation } from '../../queries/index.ts'
import { InviteMembers, Members } from '../members/index.ts'
import { GUILD_CATEGORIES } from './categories.ts'
import { EditGuildDialog } from './EditGuildDialog.tsx'
import { toGroupFields } from './GuildFields.tsx'
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
    <EditGuildDialog
      guild={{
        name,
        summary,
        description,
        categories: categories.map(({ slug }) => slug),
        leaderOnlyChallenges: leaderOnly.challenges,
      }}
      categories={GUILD_CATEGORIES}
      busy={save.isPending}
      refusal={save.error?.message}
      onSave={(words) => save.send({ params: { groupId: group._id }, body: toGroupFields(words) })}
      onClose={onClose}
    />
  )
}
