import type { Instant } from '@daykeep/rules/kernel'
import { asKey, type Tag, type TagId, type User } from '@daykeep/rules/model'
import type { NewTask } from '@daykeep/rules/tasks'
import { emptyTaskFor, formClockOf, toFormValues, toNewTask } from '../form-values/index.ts'
import type { QuickLine } from './line.ts'
import { tagSlug, withParts } from './with-parts.ts'

type Settings = {
  readonly user: User
  /** Tags that new tasks get anyway. */
  readonly chosen: ReadonlyArray<TagId>
  readonly now: Instant
  readonly newId: () => string
}

type NewTasks = { readonly tags: ReadonlyArray<Tag>; readonly tasks: ReadonlyArray<NewTask> }

/** The tasks that lines of quick add ask for, and the tags to make before. */
export const toNewTasks = (lines: ReadonlyArray<QuickLine>, { user, chosen, now, newId }: Settings): NewTasks => {
  const formClock = formClockOf(user, now)
  const tags = missingTags(lines, user.tags, newId)
  const idOf = new Map([...user.tags, ...tags].map(({ id, name }) => [tagSlug(name), id]))
  const tasks = lines.map((line) => {
    const { type, title, parts } = line
    if (parts.length === 0) return { type, text: title, tags: chosen }
    const base = toFormValues(emptyTaskFor(type, chosen, { owner: user._id, ...formClock }), formClock)
    return toNewTask(type, withParts(line, base, { tagOf: (name) => idOf.get(tagSlug(name)), newId }), formClock)
  })
  return { tags, tasks }
}

const missingTags = (
  lines: ReadonlyArray<QuickLine>,
  known: ReadonlyArray<Tag>,
  newId: () => string,
): ReadonlyArray<Tag> => {
  const names = new Map<string, string>()
  for (const { meaning } of lines.flatMap(({ parts }) => parts))
    if (meaning.type === 'tag' && !names.has(tagSlug(meaning.name))) names.set(tagSlug(meaning.name), meaning.name)
  for (const { name } of known) names.delete(tagSlug(name))
  return [...names.values()].map((name) => ({ id: asKey<TagId>(newId()), name }))
}
