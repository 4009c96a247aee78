import type { MigrationStep } from '../step.ts'
import { countCommands } from './1-count-commands.ts'
import { setAllocationDefaults } from './2-set-allocation-defaults.ts'
import { nameInvitations } from './3-name-invitations.ts'
import { completeWebhooks } from './4-complete-webhooks.ts'
import { verifyUsernames } from './5-verify-usernames.ts'

export const USER_STEPS: ReadonlyArray<MigrationStep> = [
  countCommands,
  setAllocationDefaults,
  nameInvitations,
  completeWebhooks,
  verifyUsernames,
]
export { countCommands } from './1-count-commands.ts'
export { setAllocationDefaults } from './2-set-allocation-defaults.ts'
export { nameInvitations } from './3-name-invitations.ts'
export { completeWebhooks } from './4-complete-webhooks.ts'
export { verifyUsernames } from './5-verify-usernames.ts'
