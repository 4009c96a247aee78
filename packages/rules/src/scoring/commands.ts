import * as t from 'io-ts'
import { playerCommand, taskCommand } from '../command.ts'
import { Direction } from '../model/index.ts'
import { bulkScore } from './bulk-score.ts'
import { malformedScorings, Scorings } from './scorings.ts'
import { scoreTask } from './score-task.ts'

/** Scoring one task, or several at once. docs/reference/api.md 2.6. */
export const scoringCommands = {
  scoreTask: taskCommand({
    params: t.readonly(t.type({ task: t.string, direction: Direction })),
    refuses: { direction: 'directionUpDown' },
    rule: scoreTask,
    foreign: 'taskNotYours',
  }),
  bulkScore: playerCommand({
    params: t.readonly(t.type({ scorings: Scorings })),
    refuses: { scorings: malformedScorings },
    scope: ({ scorings }) => ({ named: scorings.map(({ id }) => id) }),
    rule: bulkScore,
  }),
} as const
