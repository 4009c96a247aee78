import { Suspense, useSyncExternalStore } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import { createStore } from '../../store/index.ts'
import { preloadable } from '../../ui/index.ts'

const AvatarEditorDialog = lazyChunk(
  preloadable(withContentLoaded(() => import('./AvatarEditorDialog.tsx'))),
  'AvatarEditorDialog',
)

const isOpen = createStore(false)

/** Opens the mirror over the present screen. */
export const openAvatarEditor = (): void => isOpen.set(true)

const close = (): void => isOpen.set(false)

/** Shows the mirror when it is asked for. */
export const AvatarEditorHost = () => {
  const open = useSyncExternalStore(isOpen.subscribe, isOpen.get)
  return (
    open && (
      <Suspense>
        <AvatarEditorDialog onClose={close} />
      </Suspense>
    )
  )
}
