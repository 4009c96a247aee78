import * as E from 'fp-ts/lib/Either.js'
import { taskNamed } from '../command.ts'
import {
  type Result,
  type GameEvent,
  type Outcome,
  refuse,
  type Rule,
  reuseUnchanged,
  type RuleContext,
} from '../kernel/index.ts'
import type { Direction, Player, Task, TaskId } from '../model/index.ts'
import type { ScoreReport } from './complete-score.ts'
import { scoreOnce, type ScoreRefusals } from './score-task.ts'
import type { Scoring } from './scorings.ts'

export type BulkScore = { readonly scorings: ReadonlyArray<Scoring> }

export type BulkScoreReport = { readonly tasks: ReadonlyArray<ScoreReport & { readonly id: TaskId }> }

/**
 * Scores several tasks in order, all or none: one refusal refuses the command. Unknown tasks are skipped; refuses if all
 * are unknown. docs/reference/rules.md 2.1 step 1.
 */
export const bulkScore: Rule<
  keyof RuleContext,
  BulkScore,
  ScoreRefusals | 'messageTaskNotFound',
  Player,
  BulkScoreReport
> =
  (context) =>
  ({ scorings }) =>
  (player) => {
    const valid = scorings.flatMap((scoring) => scoringOf(player, scoring))
    if (valid.length === 0) return refuse('messageTaskNotFound')
    return scoreAll(context, valid)(player)
  }

type KnownScoring = { readonly id: TaskId; readonly direction: Direction }

const scoringOf = (player: Player, { id, direction }: Scoring): ReadonlyArray<KnownScoring> => {
  const task = taskNamed(player, id)
  return task === undefined ? [] : [{ id: task._id, direction }]
}

const scoreAll =
  (context: RuleContext, scorings: ReadonlyArray<KnownScoring>) =>
  (player: Player): Result<ScoreRefusals, Outcome<Player, BulkScoreReport>> => {
    let { user, tasks }: Player = player
    const reports: BulkScoreReport['tasks'][number][] = []
    const events: GameEvent[] = []
    const times = new Map<TaskId, number>()
    for (const { id, direction } of scorings) {
      const time = (times.get(id) ?? 0) + 1
      times.set(id, time)
      const result = scoreOnce(context, time === 1 ? id : `${id}/${time}`, direction)({ user, task: tasks[id] as Task })
      if (E.isLeft(result)) return result
      const { state, report } = result.right
      user = state.user
      if (state.task !== tasks[id]) tasks = { ...tasks, [id]: state.task }
      if (state.next !== undefined) tasks = { ...tasks, [state.next._id]: state.next }
      reports.push({ id, ...report })
      events.push(...result.right.events)
    }
    // A later score may undo an earlier one and restore the state before.
    return E.right({ state: reuseUnchanged(player, { user, tasks }), report: { tasks: reports }, events })
  }
