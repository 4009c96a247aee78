import * as E from 'fp-ts/lib/Either.js'
import { type Result, type Outcome, refuse, toIso, type RuleContext } from '../kernel/index.ts'
import type { Task, TaskOfPlayer } from '../model/index.ts'
import type { OneTaskTag } from './add-task-tag.ts'

/** Removes a tag from a task. docs/reference/api.md 2.6. */
export const removeTaskTag =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ tag: id }: OneTaskTag) =>
  ({ user, task }: TaskOfPlayer): Result<'tagNotFound', Outcome<TaskOfPlayer, Task>> => {
    const tags = task.tags.filter((each) => each !== id)
    if (tags.length === task.tags.length) return refuse('tagNotFound', { tagId: id })
    const untagged = { ...task, tags, updatedAt: toIso(now) }
    return E.right({
      state: { user, task: untagged },
      report: untagged,
      events: [{ type: 'TaskUpdated', task: task._id }],
    })
  }
