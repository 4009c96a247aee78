export * from './acts.ts'
export * from './commands.ts'
