export * from './command.ts'
export * from './commands.ts'
