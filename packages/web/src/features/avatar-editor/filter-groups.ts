import { matchesSearch } from '../inventory/index.ts'
import type { ChoiceGroup } from './choice.ts'

export const OWNERSHIPS = ['all', 'owned', 'sold'] as const
export type Ownership = (typeof OWNERSHIPS)[number]

export type ChoiceFilter = { readonly search: string; readonly ownership: Ownership }

export const NO_FILTER: ChoiceFilter = { search: '', ownership: 'all' }

/** The groups with the choices that are looked for; a search finds the title of a group too. */
export const filterGroups = (
  groups: ReadonlyArray<ChoiceGroup>,
  { search, ownership }: ChoiceFilter,
): ReadonlyArray<ChoiceGroup> => {
  const matches = matchesSearch(search)
  return groups
    .map((group) => ({
      ...group,
      choices: group.choices.filter(
        ({ name, sale, earned }) =>
          (matches(name) || matches(group.title)) &&
          (ownership === 'all' || (ownership === 'sold') === (sale !== undefined || earned !== undefined)),
      ),
    }))
    .filter(({ choices }) => choices.length > 0)
}
