import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, refuse, toIso, type RuleContext } from '../kernel/index.ts'
import type { Task, TaskOfPlayer } from '../model/index.ts'

export type OneTaskTag = { readonly task: string; readonly tag: string }

/** Adds one of the player's tags to a task. docs/reference/api.md 2.6. */
export const addTaskTag =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ tag: id }: OneTaskTag) =>
  ({ user, task }: TaskOfPlayer): Result<'tagNotFound' | 'alreadyTagged', Outcome<TaskOfPlayer, Task>> => {
    const tag = user.tags.find((each) => each.id === id)
    if (tag === undefined) return refuse('tagNotFound', { tagId: id })
    if (task.tags.includes(tag.id)) return refuse('alreadyTagged', { tagId: id })
    const tagged = { ...task, tags: [...task.tags, tag.id], updatedAt: toIso(now) }
    return E.right({ state: { user, task: tagged }, report: tagged, events: [{ type: 'TaskUpdated', task: task._id }] })
  }
