export { applyInvariants } from './apply-invariants.ts'
export { executeCommand } from './execute-command.ts'
export { executeShared } from './execute-shared.ts'
