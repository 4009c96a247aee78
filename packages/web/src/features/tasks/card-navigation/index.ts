export { cardShortcuts } from './card-shortcuts.ts'
export { useCardNavigation } from './use-card-navigation.ts'
