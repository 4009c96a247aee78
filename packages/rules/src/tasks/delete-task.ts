import * as E from 'fp-ts/lib/Either.js'
import { taskNamed } from '../command.ts'
import { type Answer, type Outcome, refuse } from '../kernel/index.ts'
import type { Player } from '../model/index.ts'
import { withoutTasks } from './without-tasks.ts'

export type DeleteTask = { readonly task: string }

type Refusals = 'messageTaskNotFound' | 'cantDeleteChallengeTasks' | 'cantDeleteAssignedGroupTasks'

/** Deletes a task; what a challenge or a group has given out stays until the link is broken. Reference, api 2.6. */
export const deleteTask =
  () =>
  ({ task: name }: DeleteTask) =>
  (player: Player): Answer<Refusals, Outcome<Player, undefined>> => {
    const task = taskNamed(player, name)
    if (task === undefined) return refuse('messageTaskNotFound', { taskId: name })
    if (task.challenge.id !== undefined && task.challenge.broken === undefined)
      return refuse('cantDeleteChallengeTasks')
    if (task.group.id !== undefined) return refuse('cantDeleteAssignedGroupTasks')
    return E.right(withoutTasks(player, [task]))
  }
