import { t } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'

type Props = { readonly onStay: () => void; readonly onLeave: () => void }

/** Asked before a row is closed in which something was typed. */
export const LeaveDialog = ({ onStay, onLeave }: Props) => (
  <Dialog
    open
    onClose={onStay}
    width="sm"
    title={t('settings.leave.title')}
    actions={
      <>
        <Button variant="tertiary" onClick={onStay}>
          {t('settings.leave.stay')}
        </Button>
        <Button variant="danger" onClick={onLeave}>
          {t('settings.leave.go')}
        </Button>
      </>
    }
  >
    <p>{t('settings.leave.text')}</p>
  </Dialog>
)
