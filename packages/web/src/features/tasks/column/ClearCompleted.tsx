import { lazy, Suspense, useState } from 'react'
import { t } from '../../../texts/index.ts'
import { Button, later } from '../../../ui/index.ts'

const ClearCompletedDialog = lazy(
  later(() => import('./ClearCompletedDialog.tsx').then((module) => ({ default: module.ClearCompletedDialog }))),
)

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
      {asking && (
        <Suspense>
          <ClearCompletedDialog onClear={clear} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
