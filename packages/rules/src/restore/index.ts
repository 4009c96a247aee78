export { restoreCommands } from './commands.ts'
export type { LeftOut, RestoreReport } from './report.ts'
