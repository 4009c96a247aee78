import { useState } from 'react'
import { t } from '../../../texts/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'

type Props = { readonly onClear: () => void }

/** Deletes all completed to-dos, once the player has said so twice. */
export const ClearCompleted = ({ onClear }: Props) => {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const clear = () => {
    close()
    onClear()
  }
  return (
    <>
      <Button look="quiet" size="sm" wide onClick={() => setAsking(true)}>
        {t('tasks.clearCompleted')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        width="sm"
        title={t('tasks.clearCompletedAsk')}
        actions={
          <>
            <Button look="quiet" onClick={close}>
              {t('tasks.keepThem')}
            </Button>
            <Button look="danger" onClick={clear}>
              {t('tasks.clearCompletedDo')}
            </Button>
          </>
        }
      >
        <p>{t('tasks.clearCompletedText')}</p>
      </Dialog>
    </>
  )
}
