import * as t from 'io-ts'
import { playerCommand, userCommand } from '../command.ts'
import { CoercedNumber } from '../model/index.ts'
import { acceptText } from './accept-text.ts'
import { customDayStart } from './custom-day-start.ts'
import { readNotifications } from './read-notifications.ts'
import { addPushDevice, removePushDevice } from './push-devices.ts'
import { resetAccount } from './reset-account.ts'
import { seeNotifications } from './see-notifications.ts'
import { toggleSleep } from './toggle-sleep.ts'
import { updateUser } from './update-user.ts'

const noParams = t.type({})
const notificationIds = t.type({ ids: t.readonlyArray(t.string) })

/** Settings, notifications and the account reset. docs/reference/api.md 2.1, 2.2 and 2.14. */
export const playerCommands = {
  updateUser: playerCommand({
    params: t.type({ changes: t.record(t.string, t.unknown) }),
    scope: ({ changes }) => (changes.tags === undefined ? 'none' : 'all'),
    rule: updateUser,
  }),
  toggleSleep: userCommand({ params: noParams, rule: toggleSleep }),
  acceptText: userCommand({ params: t.type({ text: t.keyof({ terms: null, privacy: null }) }), rule: acceptText }),
  customDayStart: userCommand({ params: t.type({ dayStart: CoercedNumber }), rule: customDayStart }),
  readNotifications: userCommand({ params: notificationIds, rule: readNotifications }),
  seeNotifications: userCommand({ params: notificationIds, rule: seeNotifications }),
  addPushDevice: userCommand({
    params: t.type({ regId: t.string, type: t.keyof({ ios: null, android: null }) }),
    rule: addPushDevice,
  }),
  removePushDevice: userCommand({ params: t.type({ regId: t.string }), rule: removePushDevice }),
  resetAccount: playerCommand({ params: noParams, scope: () => 'all', rule: resetAccount }),
} as const
