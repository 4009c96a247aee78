import * as t from 'io-ts'
import { playerCommand } from '../command.ts'
import { Figure } from '../model/index.ts'
import { startDay } from './start-day.ts'

/** The new day. Needs completed to-dos too, since it deletes old ones. docs/reference/api.md 3.13. */
export const dayCommands = {
  startDay: playerCommand({
    params: t.readonly(t.partial({ timezoneOffset: Figure })),
    scope: () => 'all',
    rule: startDay,
  }),
} as const
