export * from './may-get-gems.ts'
export * from './member-plan.ts'
export * from './plan-of-members.ts'
