export { mayGetGems } from './may-get-gems.ts'
export { withPlanOfGroup } from './member-plan.ts'
export { billedFor, withGroupPlan, withoutGroupPlan } from './plan-of-members.ts'
export { groupPlanCommands } from './shared-commands.ts'
