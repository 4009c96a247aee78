import { Ban, EllipsisVertical, Flag, Gift, Mail } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { Button, IconButton, Menu } from '../../ui/index.ts'
import styles from './MemberActions.module.css'

type Props = {
  readonly name: string
  /** Whether the player takes messages of the viewer. */
  readonly canReceive: boolean
  readonly isBlocked: boolean
  readonly onMessage: () => void
  readonly onGift: () => void
  readonly onReport: () => void
  /** Blocks, or takes the block back. */
  readonly onBlock: () => void
}

/** What can be done about another player. docs/reference/screens.md 3.1. */
export const MemberActions = ({ name, canReceive, isBlocked, onMessage, onGift, onReport, onBlock }: Props) => (
  <div className={styles.actions}>
    <Button
      size="sm"
      variant="primary"
      icon={<Mail size={17} />}
      aria-disabled={!canReceive || undefined}
      aria-describedby={canReceive ? undefined : 'no-messages'}
      onClick={canReceive ? onMessage : undefined}
    >
      {t('profile.message')}
    </Button>
    <Menu
      trigger={<IconButton label={t('profile.actionsFor', { name })} icon={<EllipsisVertical size={20} />} />}
      items={[
        { type: 'action', label: t('profile.gift'), icon: <Gift size={17} />, onSelect: onGift },
        { type: 'action', label: t('profile.report'), icon: <Flag size={17} />, onSelect: onReport },
        {
          type: 'action',
          label: t(isBlocked ? 'profile.unblock' : 'profile.block'),
          icon: <Ban size={17} />,
          onSelect: onBlock,
        },
      ]}
    />
    {!canReceive && !isBlocked && (
      <p id="no-messages" className={styles.reason}>
        {t('profile.takesNoMessages')}
      </p>
    )}
    {isBlocked && (
      <p id="no-messages" role="status" className={styles.reason}>
        {t('profile.blocked')}
      </p>
    )}
  </div>
)
