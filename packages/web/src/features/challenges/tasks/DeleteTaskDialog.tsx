import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'

type Props = { readonly title: string; readonly onDelete: () => void; readonly onClose: () => void }

/** Asks before a task leaves the challenge: each participant then chooses what becomes of their copy. */
export const DeleteTaskDialog = ({ title, onDelete, onClose }: Props) => (
  <Dialog
    open
    width="sm"
    title={t('challenges.deleteTaskTitle', { title })}
    onClose={onClose}
    actions={
      <>
        <Button variant="tertiary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="danger" onClick={onDelete}>
          {t('tasks.delete')}
        </Button>
      </>
    }
  >
    <p>{t('challenges.deleteTaskText')}</p>
  </Dialog>
)
