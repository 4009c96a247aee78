import { t } from '../../../texts/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'

type Props = { readonly open: boolean; readonly onStay: () => void; readonly onLeave: () => void }

/** Asks before what was written is lost. */
export const LeaveUnsaved = ({ open, onStay, onLeave }: Props) => (
  <Dialog
    open={open}
    onClose={onStay}
    width="sm"
    title={t('taskForm.leaveAsk')}
    actions={
      <>
        <Button look="quiet" onClick={onLeave}>
          {t('taskForm.leave')}
        </Button>
        <Button onClick={onStay}>{t('taskForm.stay')}</Button>
      </>
    }
  >
    <p>{t('taskForm.leaveText')}</p>
  </Dialog>
)
