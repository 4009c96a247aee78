import * as E from 'fp-ts/lib/Either.js'
import { type Answer, type Outcome, refuse, toIso, type World } from '../kernel/index.ts'
import type { Task, TaskOfPlayer } from '../model/index.ts'
import type { OneTaskTag } from './add-task-tag.ts'

/** Takes a tag off a task. Reference, api 2.6. */
export const removeTaskTag =
  ({ now }: Pick<World, 'now'>) =>
  ({ tag: id }: OneTaskTag) =>
  ({ user, task }: TaskOfPlayer): Answer<'tagNotFound', Outcome<TaskOfPlayer, Task>> => {
    const tags = task.tags.filter((each) => each !== id)
    if (tags.length === task.tags.length) return refuse('tagNotFound', { tagId: id })
    const untagged = { ...task, tags, updatedAt: toIso(now) }
    return E.right({
      state: { user, task: untagged },
      report: untagged,
      events: [{ type: 'TaskUpdated', task: task._id }],
    })
  }
