import { t } from '../../../texts/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'

type Props = { readonly onClear: () => void; readonly onClose: () => void }

/** Asks once more before all completed to-dos go. */
export const ClearCompletedDialog = ({ onClear, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    width="sm"
    title={t('tasks.clearCompletedAsk')}
    actions={
      <>
        <Button look="quiet" onClick={onClose}>
          {t('tasks.keepThem')}
        </Button>
        <Button look="danger" onClick={onClear}>
          {t('tasks.clearCompletedDo')}
        </Button>
      </>
    }
  >
    <p>{t('tasks.clearCompletedText')}</p>
  </Dialog>
)
