import { useEffect } from 'react'
import { registerShortcuts } from '../../../shortcuts/index.ts'
import { cardShortcuts } from './card-shortcuts.ts'
import { useCardStops } from './use-card-stops.ts'

/**
 * For every page with columns of cards: one Tab stop a column, and the keys of cards in the list of shortcuts. A screen
 * mounts it in a chunk that comes after the first screen.
 */
export const useCardNavigation = (): void => {
  useCardStops()
  useEffect(() => registerShortcuts(cardShortcuts()), [])
}
