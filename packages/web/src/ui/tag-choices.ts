export type Tagged = { readonly id: string; readonly name: string }

export type TagChoice = { readonly type: 'tag'; readonly tag: Tagged } | { readonly type: 'new'; readonly name: string }

/** What the list offers for what is typed: the tags whose names hold it, and a new one if no tag is named so. */
export const choicesFor = (tags: readonly Tagged[], typed: string, mayCreate: boolean): readonly TagChoice[] => {
  const sought = typed.trim().toLocaleLowerCase()
  const found = tags
    .filter(({ name }) => name.toLocaleLowerCase().includes(sought))
    .map((tag): TagChoice => ({ type: 'tag', tag }))
  const isNew = sought !== '' && !tags.some(({ name }) => name.toLocaleLowerCase() === sought)
  return isNew && mayCreate ? [...found, { type: 'new', name: typed.trim() }] : found
}
