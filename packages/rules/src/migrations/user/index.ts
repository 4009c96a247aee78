import type { Step } from '../step.ts'
import { countCommands } from './1-count-commands.ts'
import { settleAllocation } from './2-settle-allocation.ts'
import { nameInvitations } from './3-name-invitations.ts'
import { completeWebhooks } from './4-complete-webhooks.ts'

export const USER_STEPS: ReadonlyArray<Step> = [countCommands, settleAllocation, nameInvitations, completeWebhooks]
