import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'

type Props = {
  readonly name: string
  readonly onLeave: (keep: 'keep-all' | 'remove-all') => void
  readonly onClose: () => void
}

/** Asks what becomes of the player's copies. docs/reference/screens.md 9.5. */
export const LeaveChallengeDialog = ({ name, onLeave, onClose }: Props) => (
  <Dialog
    open
    width="sm"
    title={t('challenges.leaveTitle', { name })}
    onClose={onClose}
    actions={
      <>
        <Button variant="tertiary" onClick={onClose}>
          {t('challenges.stay')}
        </Button>
        <Button onClick={() => onLeave('keep-all')}>{t('challenges.leaveKeeping')}</Button>
        <Button variant="danger" onClick={() => onLeave('remove-all')}>
          {t('challenges.leaveRemoving')}
        </Button>
      </>
    }
  >
    <p>{t('challenges.leaveText')}</p>
  </Dialog>
)
