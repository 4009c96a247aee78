import { Suspense, useSyncExternalStore } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import { preloadable } from '../../ui/index.ts'
import { classChoiceStore, closeClassChoice } from './class-choice-store.ts'

/** The screen itself, in a chunk of its own. */
export const ClassChoiceScreen = lazyChunk(
  preloadable(withContentLoaded(() => import('./ClassChoiceScreen.tsx'))),
  'ClassChoiceScreen',
)

/** The choice of a class, while it is open. Render it once in each PlayerProvider. */
export const ClassChoiceHost = () => {
  const isOpen = useSyncExternalStore(classChoiceStore.subscribe, classChoiceStore.isOpen)
  return isOpen ? (
    <Suspense>
      <ClassChoiceScreen onClose={closeClassChoice} />
    </Suspense>
  ) : null
}
