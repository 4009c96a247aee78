export { registerShortcuts, type Shortcut } from './registry.ts'
export { Shortcuts, showShortcuts } from './Shortcuts.tsx'
export { useShortcuts } from './use-shortcuts.ts'
