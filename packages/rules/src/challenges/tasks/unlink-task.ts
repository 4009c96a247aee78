import * as E from 'fp-ts/lib/Either.js'
import { taskNamed } from '../../command.ts'
import { type Result, type Outcome, outcome, refuse } from '../../kernel/index.ts'
import type { Player, Task } from '../../model/index.ts'
import { withoutTasks } from '../../tasks/index.ts'
import { unlinked } from './copies.ts'

export type UnlinkTask = { readonly task: string; readonly keep: 'keep' | 'remove' }

type Refusals = 'messageTaskNotFound' | 'cantOnlyUnlinkChalTask'

/** Keeps a broken copy as the player's own task, or deletes it. docs/reference/rules.md 11.5. */
export const unlinkTask =
  () =>
  ({ task: idOrAlias, keep }: UnlinkTask) =>
  (player: Player): Result<Refusals, Outcome<Player, undefined>> => {
    const task = taskNamed(player, idOrAlias)
    if (task === undefined) return refuse('messageTaskNotFound', { taskId: idOrAlias })
    if (!isBroken(task)) return refuse('cantOnlyUnlinkChalTask')
    return E.right(takenOver(player, [task], keep === 'keep'))
  }

export type UnlinkAllTasks = { readonly challenge: string; readonly keep: 'keep-all' | 'remove-all' }

/** Does the same for all copies of a challenge, if all of them are broken. */
export const unlinkAllTasks =
  () =>
  ({ challenge, keep }: UnlinkAllTasks) =>
  (player: Player): Result<'cantOnlyUnlinkChalTask', Outcome<Player, undefined>> => {
    const copies = Object.values<Task>(player.tasks).filter((task) => task.challenge.id === challenge)
    if (!copies.every(isBroken)) return refuse('cantOnlyUnlinkChalTask')
    return E.right(takenOver(player, copies, keep === 'keep-all'))
  }

const isBroken = ({ challenge }: Task): boolean => challenge.id !== undefined && challenge.broken !== undefined

const takenOver = (player: Player, copies: ReadonlyArray<Task>, keep: boolean): Outcome<Player, undefined> => {
  if (!keep) return withoutTasks(player, copies)
  if (copies.length === 0) return outcome(player)
  const tasks = { ...player.tasks, ...Object.fromEntries(copies.map((copy) => [copy._id, unlinked(copy)])) }
  return outcome(
    { ...player, tasks },
    copies.map(({ _id }) => ({ type: 'TaskUpdated', task: _id })),
  )
}
