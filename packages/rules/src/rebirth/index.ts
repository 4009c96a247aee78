export { rebirthCommands } from './commands.ts'
