import { t } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'

type Props = { readonly onStay: () => void; readonly onLeave: () => void }

/** Asked before the profile closes over points that are placed but not kept. docs/reference/screens.md 3.2. */
export const LeavePointsDialog = ({ onStay, onLeave }: Props) => (
  <Dialog
    open
    onClose={onStay}
    width="sm"
    title={t('profile.leaveTitle')}
    actions={
      <>
        <Button variant="danger" onClick={onLeave}>
          {t('profile.leaveGo')}
        </Button>
        <Button variant="primary" onClick={onStay}>
          {t('profile.leaveStay')}
        </Button>
      </>
    }
  >
    <p>{t('profile.leaveText')}</p>
  </Dialog>
)
