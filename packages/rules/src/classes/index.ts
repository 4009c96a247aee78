export { classCommands } from './commands.ts'
