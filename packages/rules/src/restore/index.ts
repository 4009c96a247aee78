export { restoreCommands } from './commands.ts'
export type { RestoreReport } from './report.ts'
