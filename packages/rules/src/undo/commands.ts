import * as t from 'io-ts'
import { playerCommand } from '../command.ts'
import { CoercedInteger } from '../model/index.ts'
import { tasksOfAct, undoAct } from './undo-act.ts'

/** Undoing. docs/decisions/114-undo.md. */
export const undoCommands = {
  undoAct: playerCommand({
    params: t.type({ turn: CoercedInteger }),
    scope: (params) => ({ namedBy: tasksOfAct(params) }),
    rule: undoAct,
  }),
} as const
