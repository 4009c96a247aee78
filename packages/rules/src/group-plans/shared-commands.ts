import * as t from 'io-ts'
import { documentById } from '../documents/index.ts'
import { RequiredText } from '../model/index.ts'
import { paramsOf, providerCommand, sharedCommand } from '../shared-command.ts'
import { cancelGroupPlan } from './cancel-group-plan.ts'
import { startGroupPlan } from './start-group-plan.ts'

const group = RequiredText
const refuses = { group: 'groupIdRequired' } as const

/** docs/reference/api.md 6.3. */
export const groupPlanCommands = {
  startGroupPlan: providerCommand({
    params: paramsOf({ group, customer: t.string, paymentMethod: t.string }, { subscription: t.string }),
    refuses,
    needs: ({ group: id }) => [documentById('groups', id, 'group.members')],
    rule: startGroupPlan,
  }),
  cancelGroupPlan: sharedCommand({
    params: paramsOf({ group }, { nextBill: t.string }),
    refuses,
    needs: ({ group: id }) => [documentById('groups', id, 'group.members')],
    rule: cancelGroupPlan,
  }),
} as const
