export { printedKeys } from './printed-keys.ts'
export { activeShortcuts, registerShortcuts, type Shortcut } from './registry.ts'
export { Shortcuts, showShortcuts } from './Shortcuts.tsx'
export { useShortcuts } from './use-shortcuts.ts'
