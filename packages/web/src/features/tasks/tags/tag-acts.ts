import type { Tag } from '@daykeep/rules/model'
import { movedTo } from '@daykeep/rules/tasks'
import { isOwn } from './tag-groups.ts'

/** A line of the list of tags while it is edited. */
export type TagRow = { readonly id: string; readonly name: string }

export type TagAct =
  | { readonly name: 'deleteTag'; readonly params: { readonly tag: string } }
  | { readonly name: 'updateTag'; readonly params: { readonly tag: string; readonly name: string } }
  | { readonly name: 'createTag'; readonly params: { readonly name: string; readonly id: string } }
  | { readonly name: 'reorderTags'; readonly params: { readonly tag: string; readonly to: number } }

/** The acts that turn the player's tags into the edited ones. Nothing edited, nothing to do. */
export const tagActs = (tags: ReadonlyArray<Tag>, rows: ReadonlyArray<TagRow>): ReadonlyArray<TagAct> => {
  const kept = rows.map(({ id, name }) => ({ id, name: name.trim() })).filter(({ name }) => name !== '')
  const names = new Map<string, string>(tags.map(({ id, name }) => [id, name]))
  const gone = tags.filter((tag) => isOwn(tag) && !kept.some(({ id }) => id === tag.id))
  const renamed = kept.filter(({ id, name }) => names.has(id) && names.get(id) !== name)
  const made = kept.filter(({ id }) => !names.has(id))
  const before = [...tags.filter((tag) => !gone.includes(tag)).map(({ id }) => String(id)), ...made.map(({ id }) => id)]
  return [
    ...gone.map(({ id }) => ({ name: 'deleteTag', params: { tag: id } }) as const),
    ...renamed.map(({ id, name }) => ({ name: 'updateTag', params: { tag: id, name } }) as const),
    ...made.map(({ id, name }) => ({ name: 'createTag', params: { id, name } }) as const),
    ...moves(before, wantedOrder(before, kept)),
  ]
}

/** Own tags take the places of own tags; those of challenges and groups stay where they are. */
const wantedOrder = (before: ReadonlyArray<string>, rows: ReadonlyArray<TagRow>): ReadonlyArray<string> => {
  const own = new Set(rows.map(({ id }) => id))
  const inOrder = rows.map(({ id }) => id)[Symbol.iterator]()
  return before.map((id) => (own.has(id) ? (inOrder.next().value ?? id) : id))
}

const moves = (before: ReadonlyArray<string>, wanted: ReadonlyArray<string>): ReadonlyArray<TagAct> => {
  const acts: TagAct[] = []
  let order = before
  for (const [to, tag] of wanted.entries()) {
    if (order[to] === tag) continue
    acts.push({ name: 'reorderTags', params: { tag, to } })
    order = movedTo(order, tag, to)
  }
  return acts
}
