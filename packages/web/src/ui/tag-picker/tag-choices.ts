export type TagOption = { readonly id: string; readonly name: string }

export type TagChoice =
  | { readonly type: 'tag'; readonly tag: TagOption }
  | { readonly type: 'new'; readonly name: string }

/** The options for a typed text: tags whose name contains it, and a new one if no tag has that name. */
export const choicesFor = (tags: readonly TagOption[], typed: string, mayCreate: boolean): readonly TagChoice[] => {
  const query = typed.trim().toLocaleLowerCase()
  const matches = tags
    .filter(({ name }) => name.toLocaleLowerCase().includes(query))
    .map((tag): TagChoice => ({ type: 'tag', tag }))
  const isNew = query !== '' && !tags.some(({ name }) => name.toLocaleLowerCase() === query)
  return isNew && mayCreate ? [...matches, { type: 'new', name: typed.trim() }] : matches
}
