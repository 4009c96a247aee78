import type { SavedFilter } from '@daykeep/rules/model'
import { withFilter } from '@daykeep/rules/player'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import type { TaskQuery } from '../column/index.ts'
import { isSaved } from './is-saved.ts'
import { SavedFilters } from './SavedFilters.tsx'

const NONE: ReadonlyArray<SavedFilter> = []

export type BoardQuery = { readonly query: TaskQuery; readonly onApply: (filter: SavedFilter) => void }

/** The filters that the player has saved, and how the present one is saved. docs/decisions/132-saved-filters.md. */
export const SavedFiltersScreen = ({ query: { search, tags }, onApply }: BoardQuery) => {
  const dispatch = useDispatch()
  const filters = usePlayer(({ user }) => user.preferences.savedFilters) ?? NONE
  const save = (next: ReadonlyArray<SavedFilter>) =>
    dispatch('updateUser', { changes: { 'preferences.savedFilters': next } })
  return (
    <SavedFilters
      filters={filters}
      canSave={(search.trim() !== '' || tags.length > 0) && !isSaved(filters, { search: search.trim(), tags })}
      onApply={onApply}
      onSave={(name) => save(withFilter(filters, { name, search: search.trim(), tags }))}
      onRename={({ name: from }, name) =>
        save(filters.map((filter) => (filter.name === from ? { ...filter, name } : filter)))
      }
      onDelete={({ name }) => save(filters.filter((filter) => filter.name !== name))}
    />
  )
}
