import type { Tag } from '@daykeep/rules/model'

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
