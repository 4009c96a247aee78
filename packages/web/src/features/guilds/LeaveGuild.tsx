import { t } from '../../i18n/index.ts'
import { useMutation } from '../../queries/index.ts'
import { LeaveGroupDialog } from '../members/index.ts'

/** Answers that are old when somebody has joined, left or changed a guild. */
export const GUILD_ANSWERS = ['getGroup', 'getGroups', 'getChat', 'groupMembers'] as const

type Props = {
  readonly guild: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** Asks before the player leaves a guild, and what becomes of its challenges. docs/reference/screens.md 10.5. */
export const LeaveGuild = ({ guild, onClose }: Props) => {
  const leave = useMutation('leaveGroup', {
    invalidates: GUILD_ANSWERS,
    onDone: onClose,
    // The dialog tells it.
    onRefused: () => undefined,
  })
  return (
    <LeaveGroupDialog
      title={t('guilds.leaveTitle', { name: guild.name })}
      text={t('guilds.leaveText')}
      keep={t('guilds.keepChallenges')}
      leave={t('guilds.leave')}
      busy={leave.isPending}
      refusal={leave.error?.message}
      onLeave={(body) => leave.send({ params: { groupId: guild.id }, body })}
      onClose={onClose}
    />
  )
}
