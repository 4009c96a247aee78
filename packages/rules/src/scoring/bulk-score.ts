import * as E from 'fp-ts/lib/Either.js'
import { taskNamed } from '../command.ts'
import { type Answer, type GameEvent, type Outcome, refuse, type Rule, shared, type World } from '../kernel/index.ts'
import type { Direction, Player, Task, TaskId } from '../model/index.ts'
import type { ScoreReport } from './complete-score.ts'
import { knownDirection } from './score-guards.ts'
import { scoreOnce, type ScoreRefusals } from './score-task.ts'

/** `scorings`: what a client sent; made sense of by the rule, so that each fault has its own refusal. */
export type BulkScore = { readonly scorings: unknown }

export type Scoring = { readonly id: string; readonly direction: Direction }

export type BulkScoreReport = { readonly tasks: ReadonlyArray<ScoreReport & { readonly id: TaskId }> }

type Malformed = 'invalidTaskScorings' | 'directionUpDown' | 'invalidTaskIdentifier'

/**
 * Scores several tasks one after the other, all or none: one refusal refuses the call. Unknown tasks are skipped,
 * unless all are unknown. Reference, rules 2.1 step 1.
 */
export const bulkScore: Rule<
  keyof World,
  BulkScore,
  Malformed | ScoreRefusals | 'messageTaskNotFound',
  Player,
  BulkScoreReport
> =
  (world) =>
  ({ scorings }) =>
  (player) => {
    const known = knownScorings(scorings)
    if (E.isLeft(known)) return known
    const found = known.right.flatMap((scoring) => scoringOf(player, scoring))
    if (found.length === 0) return refuse('messageTaskNotFound')
    return scoreAll(world, found)(player)
  }

/** The ids or aliases that a request names, as far as it makes sense. */
export const namedIn = (scorings: unknown): ReadonlyArray<string> =>
  Array.isArray(scorings) ? scorings.flatMap((scoring: unknown) => (isNamed(scoring) ? [scoring.id] : [])) : []

const knownScorings = (scorings: unknown): Answer<Malformed, ReadonlyArray<Scoring>> => {
  if (!Array.isArray(scorings) || scorings.length === 0) return refuse('invalidTaskScorings')
  const known: Scoring[] = []
  for (const scoring of scorings as ReadonlyArray<unknown>) {
    const direction = knownDirection(isMap(scoring) ? scoring.direction : undefined)
    if (E.isLeft(direction)) return direction
    if (!isNamed(scoring)) return refuse('invalidTaskIdentifier')
    known.push({ id: scoring.id, direction: direction.right })
  }
  return E.right(known)
}

type Found = { readonly id: TaskId; readonly direction: Direction }

const scoringOf = (player: Player, { id, direction }: Scoring): ReadonlyArray<Found> => {
  const task = taskNamed(player, id)
  return task === undefined ? [] : [{ id: task._id, direction }]
}

const scoreAll =
  (world: World, scorings: ReadonlyArray<Found>) =>
  (player: Player): Answer<ScoreRefusals, Outcome<Player, BulkScoreReport>> => {
    let { user, tasks }: Player = player
    const reports: BulkScoreReport['tasks'][number][] = []
    const events: GameEvent[] = []
    const times = new Map<TaskId, number>()
    for (const { id, direction } of scorings) {
      const time = (times.get(id) ?? 0) + 1
      times.set(id, time)
      const answer = scoreOnce(world, time === 1 ? id : `${id}/${time}`, direction)({ user, task: tasks[id] as Task })
      if (E.isLeft(answer)) return answer
      const { state, report } = answer.right
      user = state.user
      if (state.task !== tasks[id]) tasks = { ...tasks, [id]: state.task }
      reports.push({ id, ...report })
      events.push(...answer.right.events)
    }
    // A later score may take back what an earlier one did.
    return E.right({ state: shared(player, { user, tasks }), report: { tasks: reports }, events })
  }

const isMap = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null

const isNamed = (input: unknown): input is { readonly id: string } => isMap(input) && typeof input.id === 'string'
