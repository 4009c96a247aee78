export { playerCommands } from './commands.ts'
export { freeLooks } from './looks.ts'
