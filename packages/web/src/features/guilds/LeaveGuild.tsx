import { t } from '../../i18n/index.ts'
import { useMutation } from '../../queries/index.ts'
import { Button, Dialog } from '../../ui/index.ts'

/** Answers that are old when somebody has joined, left or changed a guild. */
export const GUILD_ANSWERS = ['getGroup', 'getGroups', 'getChat', 'groupMembers'] as const

type Props = {
  readonly guild: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** Asks before the player leaves a guild, and what becomes of its challenges. docs/reference/screens.md 10.5. */
export const LeaveGuild = ({ guild, onClose }: Props) => {
  const leave = useMutation('leaveGroup', { invalidates: GUILD_ANSWERS })
  const go = (keepChallenges: 'remain-in-challenges' | 'leave-challenges') => {
    leave.send({ params: { groupId: guild.id }, body: { keep: 'keep-all', keepChallenges } })
    onClose()
  }
  return (
    <Dialog
      open
      width="sm"
      title={t('guilds.leaveTitle', { name: guild.name })}
      intro={t('guilds.leaveText')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => go('remain-in-challenges')}>{t('guilds.leaveKeeping')}</Button>
          <Button variant="danger" onClick={() => go('leave-challenges')}>
            {t('guilds.leaveAll')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
