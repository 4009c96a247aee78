import * as t from 'io-ts'
import { playerCommand, taskCommand } from '../command.ts'
import { bulkScore, namedIn } from './bulk-score.ts'
import { scoreTask } from './score-task.ts'

/** Scoring one task, or several at once. Reference, api 2.6. */
export const scoringCommands = {
  scoreTask: taskCommand({
    params: t.readonly(t.type({ task: t.string, direction: t.string })),
    rule: scoreTask,
  }),
  bulkScore: playerCommand({
    params: t.readonly(t.type({ scorings: t.unknown })),
    scope: ({ scorings }) => ({ named: namedIn(scorings) }),
    rule: bulkScore,
  }),
} as const
