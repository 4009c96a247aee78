import { sharedCommands } from '@daykeep/rules/shared-commands'
import { describe, expect, it } from 'vitest'
import { hasText } from '../../../i18n/index.ts'

const acts = Object.entries(sharedCommands).flatMap(([name, { isStaffAct }]) =>
  isStaffAct === undefined ? [] : [name],
)

describe('the audit (decision 105)', () => {
  it.each([...acts, 'deletePlayer', 'settleLatePayment', 'grant', 'revoke', 'suspend', 'unsuspend'])(
    'names %s',
    (act) => expect(hasText(`admin.acts.${act}`)).toBe(true),
  )
})
