import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'

type Props = { readonly onClear: () => void; readonly onClose: () => void }

export const ClearCompletedDialog = ({ onClear, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    width="sm"
    title={t('tasks.clearCompletedAsk')}
    actions={
      <>
        <Button variant="tertiary" onClick={onClose}>
          {t('tasks.keepThem')}
        </Button>
        <Button variant="danger" onClick={onClear}>
          {t('tasks.clearCompletedDo')}
        </Button>
      </>
    }
  >
    <p>{t('tasks.clearCompletedText')}</p>
  </Dialog>
)
