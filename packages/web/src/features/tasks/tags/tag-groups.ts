import type { Tag, TagId } from '@daykeep/rules/model'

/** The player's tags by origin. docs/reference/screens.md 2.2. */
export type TagGroups = {
  readonly own: ReadonlyArray<Tag>
  readonly challenges: ReadonlyArray<Tag>
  readonly groups: ReadonlyArray<Tag>
}

export const tagGroups = (tags: ReadonlyArray<Tag>): TagGroups => ({
  own: tags.filter(isOwnTag),
  challenges: tags.filter(({ challenge }) => challenge === true),
  groups: tags.filter((tag) => tag.challenge !== true && !isOwnTag(tag)),
})

/** Only own tags can be renamed, moved and deleted. */
export const isOwnTag = ({ challenge, group }: Tag): boolean => challenge !== true && group === undefined

/** The tags that tasks are filtered by, with this one added, or without it. */
export const withToggled = (active: ReadonlyArray<TagId>, tag: TagId): ReadonlyArray<TagId> =>
  active.includes(tag) ? active.filter((each) => each !== tag) : [...active, tag]
