export { applyInvariants } from './apply-invariants.ts'
export { executeCommand } from './execute-command.ts'
export { executeShared, executeSharedTurn } from './execute-shared.ts'
