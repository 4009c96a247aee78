import * as t from 'io-ts'
import { documentById } from '../documents/index.ts'
import { RequiredText } from '../model/index.ts'
import { paramsOf, providerCommand, sharedCommand } from '../shared-command.ts'
import { IsoInstant } from '../kernel/index.ts'
import { cancelGroupPlan } from './cancel-group-plan.ts'
import { renewGroupPlan } from './renew-group-plan.ts'
import { startGroupPlan } from './start-group-plan.ts'

const group = RequiredText
const refuses = { group: 'groupIdRequired' } as const

/** docs/reference/api.md 6.3. */
export const groupPlanCommands = {
  startGroupPlan: providerCommand({
    params: paramsOf({ group, customer: t.string, paymentMethod: t.string }, { subscription: t.string }),
    refuses,
    needs: ({ group: id }) => [documentById('groups', id, 'group.members')],
    reaches: 'planMembers',
    rule: startGroupPlan,
  }),
  renewGroupPlan: providerCommand({
    params: paramsOf({ group, subscription: t.string, billed: IsoInstant }, { nextBill: IsoInstant }),
    refuses,
    needs: ({ group: id }) => [documentById('groups', id)],
    rule: renewGroupPlan,
  }),
  cancelGroupPlan: sharedCommand({
    params: paramsOf({ group }, { nextBill: t.string, subscription: t.string }),
    refuses,
    needs: ({ group: id }) => [documentById('groups', id, 'group.members')],
    reaches: 'planMembers',
    rule: cancelGroupPlan,
  }),
} as const
