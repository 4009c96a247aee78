import * as t from 'io-ts'
import type { IsoInstant, Outcome } from '../kernel/index.ts'
import { type Player, type Tag, TagId } from '../model/index.ts'
import { untagged } from '../tags/index.ts'

/** A list of tags as clients send it. */
export const TagList = t.readonlyArray(t.readonly(t.type({ id: TagId, name: t.string })))
export type TagList = t.TypeOf<typeof TagList>

/**
 * The player with this list of tags. Tags of groups stay, what marks a challenge's or group's tag is not the client's
 * to say, and tags that are gone are taken off the tasks. Reference, api 2.2.
 */
export const replacedTags = ({ user, tasks }: Player, list: TagList, at: IsoInstant): Outcome<Player, undefined> => {
  const before = new Map(user.tags.map((tag) => [tag.id, tag]))
  const tags: ReadonlyArray<Tag> = list.map(({ id, name }) => ({ ...before.get(id), id, name }))
  const ids = new Set(tags.map(({ id }) => id))
  const ofGroups = user.tags.filter(({ id, group }) => group !== undefined && !ids.has(id))
  const gone = user.tags.filter(({ id, group }) => group === undefined && !ids.has(id)).map(({ id }) => id)
  const left = untagged(tasks, new Set(gone), at)
  return { ...left, state: { user: { ...user, tags: [...tags, ...ofGroups] }, tasks: left.state } }
}
