import { type ParamsOf, type ReportOf, taskNamed } from '@daykeep/rules'
import { countsForOriginal } from '@daykeep/rules/challenges'
import type { Instant } from '@daykeep/rules/kernel'
import type { Direction, Player } from '@daykeep/rules/model'
import type { Write } from '../../store/index.ts'
import { toScoreWrite } from './entry.ts'

type TaskScore = { readonly task: string; readonly direction: Direction; readonly delta: number }

type ExecutedScore = {
  readonly name: string
  readonly params: unknown
  readonly report: unknown
  readonly before: Player
  readonly at: Instant
}

/** The entries for the originals of what a player has scored. docs/reference/rules.md 2.14. */
export const scoresOfCopies = ({ name, params, report, before, at }: ExecutedScore): readonly Write[] => {
  const { _id, turn } = before.user
  return scoredBy(name, params, report, before).flatMap(({ task: named, direction, delta }, index) => {
    const task = taskNamed(before, named)
    const subject = task === undefined || !countsForOriginal(task) ? undefined : task.challenge.taskId
    return subject === undefined ? [] : [toScoreWrite(`${_id}/${turn}/${index}`, { subject, delta, direction, at })]
  })
}

const scoredBy = (name: string, params: unknown, report: unknown, before: Player): ReadonlyArray<TaskScore> => {
  if (name === 'scoreTask') {
    const { task, direction } = params as ParamsOf<'scoreTask'>
    return [{ task, direction, delta: (report as ReportOf<'scoreTask'>).delta }]
  }
  if (name !== 'bulkScore') return []
  const { tasks } = report as ReportOf<'bulkScore'>
  const ownScorings = (params as ParamsOf<'bulkScore'>).scorings.filter(({ id }) => taskNamed(before, id) !== undefined)
  return ownScorings.map(({ id, direction }, index) => ({ task: id, direction, delta: tasks[index]?.delta ?? 0 }))
}
