import type { Tag } from '@daykeep/rules/model'
import { movedTo } from '@daykeep/rules/tasks'
import { isOwnTag } from './tag-groups.ts'

/** A tag while the list is edited. */
export type TagRow = { readonly id: string; readonly name: string }

export type TagCommand =
  | { readonly name: 'deleteTag'; readonly params: { readonly tag: string } }
  | { readonly name: 'updateTag'; readonly params: { readonly tag: string; readonly name: string } }
  | { readonly name: 'createTag'; readonly params: { readonly name: string; readonly id: string } }
  | { readonly name: 'reorderTags'; readonly params: { readonly tag: string; readonly to: number } }

/** The commands that turn the player's tags into the edited list. */
export const tagCommands = (tags: ReadonlyArray<Tag>, rows: ReadonlyArray<TagRow>): ReadonlyArray<TagCommand> => {
  const edited = rows.map(({ id, name }) => ({ id, name: name.trim() })).filter(({ name }) => name !== '')
  const names = new Map<string, string>(tags.map(({ id, name }) => [id, name]))
  const deleted = tags.filter((tag) => isOwnTag(tag) && !edited.some(({ id }) => id === tag.id))
  const renamed = edited.filter(({ id, name }) => names.has(id) && names.get(id) !== name)
  const created = edited.filter(({ id }) => !names.has(id))
  const before = [
    ...tags.filter((tag) => !deleted.includes(tag)).map(({ id }) => String(id)),
    ...created.map(({ id }) => id),
  ]
  return [
    ...deleted.map(({ id }) => ({ name: 'deleteTag', params: { tag: id } }) as const),
    ...renamed.map(({ id, name }) => ({ name: 'updateTag', params: { tag: id, name } }) as const),
    ...created.map(({ id, name }) => ({ name: 'createTag', params: { id, name } }) as const),
    ...moves(before, targetOrder(before, edited)),
  ]
}

/** Own tags are reordered among themselves; those of challenges and groups keep their index. */
const targetOrder = (before: ReadonlyArray<string>, rows: ReadonlyArray<TagRow>): ReadonlyArray<string> => {
  const own = new Set(rows.map(({ id }) => id))
  const inOrder = rows.map(({ id }) => id)[Symbol.iterator]()
  return before.map((id) => (own.has(id) ? (inOrder.next().value ?? id) : id))
}

const moves = (before: ReadonlyArray<string>, target: ReadonlyArray<string>): ReadonlyArray<TagCommand> => {
  const commands: TagCommand[] = []
  let order = before
  for (const [to, tag] of target.entries()) {
    if (order[to] === tag) continue
    commands.push({ name: 'reorderTags', params: { tag, to } })
    order = movedTo(order, tag, to)
  }
  return commands
}
