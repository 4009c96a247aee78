import { Suspense, useSyncExternalStore } from 'react'
import { lazyChunk } from '../chunks/index.ts'
import { t } from '../i18n/index.ts'
import { preloadable } from '../ui/index.ts'
import {
  areShortcutsOn,
  isHelpOpen,
  onShortcutsChanged,
  setHelpOpen,
  activeShortcuts,
  switchShortcuts,
} from './registry.ts'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutsHelp = lazyChunk(
  preloadable(() => import('./ShortcutsHelp.tsx')),
  'ShortcutsHelp',
)

/** Opens the shortcut help with `?`. */
export const Shortcuts = () => {
  const open = useSyncExternalStore(onShortcutsChanged, isHelpOpen)
  const shortcuts = useSyncExternalStore(onShortcutsChanged, activeShortcuts)
  const on = useSyncExternalStore(onShortcutsChanged, areShortcutsOn)
  useShortcuts([{ keys: '[Shift]+?', label: t('shell.showShortcuts'), run: showShortcuts }])
  if (!open) return null
  return (
    <Suspense>
      <ShortcutsHelp open onClose={() => setHelpOpen(false)} shortcuts={shortcuts} on={on} onSwitch={switchShortcuts} />
    </Suspense>
  )
}

export const showShortcuts = (): void => setHelpOpen(true)
