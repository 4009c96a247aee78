import { Suspense, useState } from 'react'
import { lazyChunk } from '../../../chunks/index.ts'
import { t } from '../../../i18n/index.ts'
import { Button, preloadable } from '../../../ui/index.ts'

const ClearCompletedDialog = lazyChunk(
  preloadable(() => import('./ClearCompletedDialog.tsx')),
  'ClearCompletedDialog',
)

type Props = { readonly onClear: () => void }

/** Deletes all completed to-dos after the player has confirmed it. */
export const ClearCompleted = ({ onClear }: Props) => {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const clear = () => {
    close()
    onClear()
  }
  return (
    <>
      <Button variant="tertiary" size="sm" wide onClick={() => setAsking(true)}>
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
