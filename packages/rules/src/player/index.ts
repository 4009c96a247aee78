export { leafAt } from './leaf-codec.ts'
export { playerCommands } from './commands.ts'
export { type Change, withChanges } from './with-changes.ts'
