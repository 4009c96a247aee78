import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'

type Props = { readonly count: number; readonly onDelete: () => void; readonly onClose: () => void }

/** Asks first: many tasks with long histories can be too much to be undone. docs/decisions/114-undo.md. */
export const DeleteSelectedDialog = ({ count, onDelete, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    width="sm"
    title={t('selection.deleteAsk', { count })}
    actions={
      <>
        <Button variant="tertiary" onClick={onClose}>
          {t('tasks.keepThem')}
        </Button>
        <Button variant="danger" onClick={onDelete}>
          {t('tasks.clearCompletedDo')}
        </Button>
      </>
    }
  >
    <p>{t('selection.deleteText')}</p>
  </Dialog>
)
