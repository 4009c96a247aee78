import { sharedCommands } from '@daykeep/rules/shared-commands'
import { describe, expect, it } from 'vitest'
import { hasText } from '../../../i18n/index.ts'

const acts = Object.entries(sharedCommands).flatMap(([name, { isStaffAct }]) =>
  isStaffAct === undefined ? [] : [name],
)

/** Acts that are no commands: of calls, and of the operator at the machine. */
const OTHER_ACTS = [
  'deletePlayer',
  'settleLatePayment',
  'sendResetLink',
  'grant',
  'revoke',
  'suspend',
  'unsuspend',
  'second-factor-off',
  'reset-link',
]

describe('the audit (decision 105)', () => {
  it.each([...acts, ...OTHER_ACTS])('names %s', (act) => expect(hasText(`admin.acts.${act}`)).toBe(true))
})
