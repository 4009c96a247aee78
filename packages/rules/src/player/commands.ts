import * as t from 'io-ts'
import { playerCommand, userCommand } from '../command.ts'
import { FigureFrom } from '../tasks/index.ts'
import { customDayStart } from './custom-day-start.ts'
import { readNotifications } from './read-notifications.ts'
import { resetAccount } from './reset-account.ts'
import { seeNotifications } from './see-notifications.ts'
import { toggleSleep } from './toggle-sleep.ts'
import { updateUser } from './update-user.ts'

const nothing = t.type({})
const named = t.type({ ids: t.readonlyArray(t.string) })

/** What a player does with their own settings. Reference, api 2.1, 2.2 and 2.14. */
export const playerCommands = {
  updateUser: playerCommand({
    params: t.type({ changes: t.record(t.string, t.unknown) }),
    scope: ({ changes }) => (changes.tags === undefined ? 'none' : 'all'),
    rule: updateUser,
  }),
  toggleSleep: userCommand({ params: nothing, rule: toggleSleep }),
  customDayStart: userCommand({ params: t.type({ dayStart: FigureFrom }), rule: customDayStart }),
  readNotifications: userCommand({ params: named, rule: readNotifications }),
  seeNotifications: userCommand({ params: named, rule: seeNotifications }),
  resetAccount: playerCommand({ params: nothing, scope: () => 'all', rule: resetAccount }),
} as const
