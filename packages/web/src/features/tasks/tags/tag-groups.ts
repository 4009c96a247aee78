import type { Tag } from '@daykeep/rules/model'

/** The player's tags by where they come from, those they made themselves first. Reference, screens 2.2. */
export type TagGroups = {
  readonly own: ReadonlyArray<Tag>
  readonly challenges: ReadonlyArray<Tag>
  readonly groups: ReadonlyArray<Tag>
}

export const tagGroups = (tags: ReadonlyArray<Tag>): TagGroups => ({
  own: tags.filter(isOwn),
  challenges: tags.filter(({ challenge }) => challenge === true),
  groups: tags.filter((tag) => tag.challenge !== true && !isOwn(tag)),
})

/** Only what the player made may be renamed, moved or deleted. */
export const isOwn = ({ challenge, group }: Tag): boolean => challenge !== true && group === undefined
