import { lazy, Suspense, useSyncExternalStore } from 'react'
import { t } from '../../texts/index.ts'
import { later } from '../../ui/index.ts'
import { areOn, isHelpOpen, onShortcutsChanged, openHelp, registered, switchShortcuts } from './registry.ts'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutsHelp = lazy(
  later(() => import('./ShortcutsHelp.tsx').then((module) => ({ default: module.ShortcutsHelp }))),
)

/** `?` shows what the keyboard can do. */
export const Shortcuts = () => {
  const open = useSyncExternalStore(onShortcutsChanged, isHelpOpen)
  const shortcuts = useSyncExternalStore(onShortcutsChanged, registered)
  const on = useSyncExternalStore(onShortcutsChanged, areOn)
  useShortcuts([{ keys: '[Shift]+?', label: t('shell.showShortcuts'), run: showShortcuts }])
  if (!open) return null
  return (
    <Suspense>
      <ShortcutsHelp open onClose={() => openHelp(false)} shortcuts={shortcuts} on={on} onSwitch={switchShortcuts} />
    </Suspense>
  )
}

export const showShortcuts = (): void => openHelp(true)
