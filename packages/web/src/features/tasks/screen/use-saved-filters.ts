import { useMemo } from 'react'
import type { SavedFilter } from '@daykeep/rules/model'
import { withFilter } from '@daykeep/rules/player'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import type { TaskQuery } from '../column/index.ts'
import type { SavedFiltersProps } from '../tags/index.ts'
import { useStableCallbacks } from './use-stable-callbacks.ts'

const NONE: ReadonlyArray<SavedFilter> = []

/** The filters that the player has saved, and how the present one is saved. docs/decisions/132-saved-filters.md. */
export const useSavedFilters = (query: TaskQuery, onApply: (filter: SavedFilter) => void): SavedFiltersProps => {
  const dispatch = useDispatch()
  const filters = usePlayer(({ user }) => user.preferences.savedFilters) ?? NONE
  const store = (next: ReadonlyArray<SavedFilter>) =>
    void dispatch('updateUser', { changes: { 'preferences.savedFilters': next } })
  const callbacks = useStableCallbacks({
    onApply,
    onSave: (name: string) => store(withFilter(filters, { name, search: query.search.trim(), tags: query.tags })),
    onDelete: ({ name }: SavedFilter) => store(filters.filter((filter) => filter.name !== name)),
  })
  const canSave = query.search.trim() !== '' || query.tags.length > 0
  return useMemo(() => ({ filters, canSave, ...callbacks }), [filters, canSave, callbacks])
}
