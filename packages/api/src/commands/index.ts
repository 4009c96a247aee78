export { commandHandler } from './command-handler.ts'
export { loadTasks } from './load-player.ts'
export { responses } from './responses/index.ts'
export type { CommandDependencies } from './run-command.ts'
