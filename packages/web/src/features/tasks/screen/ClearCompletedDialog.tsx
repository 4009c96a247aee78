import * as E from 'fp-ts/lib/Either.js'
import { t } from '../../../i18n/index.ts'
import { useDispatch } from '../../../sync/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'

type Props = { readonly onCleared: () => void; readonly onClose: () => void }

/** Deletes all completed to-dos after the player has confirmed it. */
export const ClearCompletedDialog = ({ onCleared, onClose }: Props) => {
  const dispatch = useDispatch()
  const clear = () => {
    onClose()
    if (E.isRight(dispatch('clearCompletedTodos', {}))) onCleared()
  }
  return (
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
          <Button variant="danger" onClick={clear}>
            {t('tasks.clearCompletedDo')}
          </Button>
        </>
      }
    >
      <p>{t('tasks.clearCompletedText')}</p>
    </Dialog>
  )
}
