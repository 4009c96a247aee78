import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { withContentLoaded } from '../../content/index.ts'
import { t } from '../../i18n/index.ts'
import type { RouteName } from '../../routes/index.ts'
import { useShortcuts } from '../../shortcuts/index.ts'
import { preloadable } from '../../ui/index.ts'
import { closePalette, openPalette, paletteStore } from './palette-store.ts'

const PaletteScreen = lazyChunk(preloadable(withContentLoaded(() => import('./PaletteScreen.tsx'))), 'PaletteScreen')

type Props = {
  /** The screens that the player may open. */
  readonly screens: ReadonlyArray<RouteName>
}

/** Opens the command palette with Ctrl+K, also while the player types in a line. */
export const PaletteHost = ({ screens }: Props) => {
  const isOpen = useSyncExternalStore(paletteStore.subscribe, paletteStore.get)
  const chosen = useRef<() => void>(undefined)
  useShortcuts([{ keys: '$mod+k', label: t('shell.palette'), run: openPalette }], { whileTyping: true })
  useEffect(() => {
    if (isOpen) return
    const { current: run } = chosen
    chosen.current = undefined
    // After the dialog has given the focus back: an action may put it elsewhere.
    const timer = setTimeout(() => run?.())
    return () => clearTimeout(timer)
  }, [isOpen])
  return (
    <Suspense>
      <PaletteScreen
        isOpen={isOpen}
        screens={screens}
        onClose={closePalette}
        onRun={(run) => {
          chosen.current = run
          closePalette()
        }}
      />
    </Suspense>
  )
}
