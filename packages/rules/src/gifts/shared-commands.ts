import * as t from 'io-ts'
import { documentById } from '../documents/index.ts'
import { CoercedInteger } from '../model/index.ts'
import { paramsOf, sharedCommand } from '../shared-command.ts'
import { sendGems } from './send-gems.ts'

/** docs/reference/api.md 2.11. */
export const giftCommands = {
  sendGems: sharedCommand({
    params: paramsOf({ to: t.string, gems: CoercedInteger }, { message: t.string }),
    refuses: { gems: 'gemAmountRequired' },
    needs: ({ to }) => [documentById('users', to, 'user.groups')],
    rule: sendGems,
  }),
} as const
