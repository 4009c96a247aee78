import type { Tag } from '../model/index.ts'

/** Adds the tag, or updates it in place if it is there already. */
export const withTag = (tags: ReadonlyArray<Tag>, tag: Tag): ReadonlyArray<Tag> =>
  tags.some(({ id }) => id === tag.id)
    ? tags.map((each) => (each.id === tag.id ? { ...each, ...tag } : each))
    : [...tags, tag]
