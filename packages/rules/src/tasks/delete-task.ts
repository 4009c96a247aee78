import * as E from 'fp-ts/lib/Either.js'
import { taskNamed } from '../command.ts'
import { type Result, type Outcome, refuse } from '../kernel/index.ts'
import type { Player } from '../model/index.ts'
import { withoutTasks } from './without-tasks.ts'

export type DeleteTask = { readonly task: string }

type Refusals = 'messageTaskNotFound' | 'cantDeleteChallengeTasks' | 'cantDeleteAssignedGroupTasks'

/** Deletes a task. Refuses one of a group, or of a challenge whose link is not broken. docs/reference/api.md 2.6. */
export const deleteTask =
  () =>
  ({ task: name }: DeleteTask) =>
  (player: Player): Result<Refusals, Outcome<Player, undefined>> => {
    const task = taskNamed(player, name)
    if (task === undefined) return refuse('messageTaskNotFound', { taskId: name })
    if (task.challenge.id !== undefined && task.challenge.broken === undefined)
      return refuse('cantDeleteChallengeTasks')
    if (task.group.id !== undefined) return refuse('cantDeleteAssignedGroupTasks')
    return E.right(withoutTasks(player, [task]))
  }
