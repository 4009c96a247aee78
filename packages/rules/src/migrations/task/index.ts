import type { MigrationStep } from '../step.ts'
import { linkTask } from './1-link-task.ts'
import { requestApprovalPerMember } from './2-request-approval-per-member.ts'

export const TASK_STEPS: ReadonlyArray<MigrationStep> = [linkTask, requestApprovalPerMember]
export { linkTask } from './1-link-task.ts'
export { requestApprovalPerMember } from './2-request-approval-per-member.ts'
