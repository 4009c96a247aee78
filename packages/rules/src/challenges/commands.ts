import * as t from 'io-ts'
import { playerCommand } from '../command.ts'
import { word } from '../model/index.ts'
import { unlinkAllTasks, unlinkTask } from './tasks/unlink-task.ts'

/** What a player may do with the copies that a challenge has left behind. docs/reference/api.md 2.6. */
export const challengeCommands = {
  unlinkTask: playerCommand({
    params: t.readonly(t.type({ task: t.string, keep: word('keep', 'remove') })),
    refuses: { keep: 'keepOrRemove' },
    scope: ({ task }) => ({ named: [task] }),
    rule: unlinkTask,
  }),
  unlinkAllTasks: playerCommand({
    params: t.readonly(t.type({ challenge: t.string, keep: word('keep-all', 'remove-all') })),
    refuses: { keep: 'keepOrRemoveAll' },
    scope: () => 'all',
    rule: unlinkAllTasks,
  }),
} as const
