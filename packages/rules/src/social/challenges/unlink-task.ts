import * as E from 'fp-ts/lib/Either.js'
import { taskNamed } from '../../command.ts'
import { type Answer, type Outcome, outcome, refuse } from '../../kernel/index.ts'
import type { Player, Task } from '../../model/index.ts'
import { withoutTasks } from '../../tasks/index.ts'
import { unlinked } from './copies.ts'

export type UnlinkTask = { readonly task: string; readonly keep?: string }

type Refusals = 'messageTaskNotFound' | 'cantOnlyUnlinkChalTask' | 'keepOrRemove'

/** Takes over a copy that a challenge has left behind, or throws it away. Reference, rules 11.5. */
export const unlinkTask =
  () =>
  ({ task: name, keep }: UnlinkTask) =>
  (player: Player): Answer<Refusals, Outcome<Player, undefined>> => {
    if (keep !== 'keep' && keep !== 'remove') return refuse('keepOrRemove')
    const task = taskNamed(player, name)
    if (task === undefined) return refuse('messageTaskNotFound', { taskId: name })
    if (!isBroken(task)) return refuse('cantOnlyUnlinkChalTask')
    return E.right(takenOver(player, [task], keep === 'keep'))
  }

export type UnlinkAllTasks = { readonly challenge: string; readonly keep?: string }

/** The same for all copies of a challenge at once, if each of them is broken. */
export const unlinkAllTasks =
  () =>
  ({ challenge, keep }: UnlinkAllTasks) =>
  (player: Player): Answer<'cantOnlyUnlinkChalTask' | 'keepOrRemoveAll', Outcome<Player, undefined>> => {
    if (keep !== 'keep-all' && keep !== 'remove-all') return refuse('keepOrRemoveAll')
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
