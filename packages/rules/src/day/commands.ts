import * as t from 'io-ts'
import { playerCommand } from '../command.ts'
import { Figure } from '../model/codecs.ts'
import { startDay } from './start-day.ts'

/** The new day, which needs every task: finished to-dos too, since old ones go. Reference, api 3.13. */
export const dayCommands = {
  startDay: playerCommand({
    params: t.readonly(t.partial({ timezoneOffset: Figure })),
    scope: () => 'all',
    rule: startDay,
  }),
} as const
