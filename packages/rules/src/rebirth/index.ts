export * from './commands.ts'
export * from './fortify.ts'
export * from './rebirth.ts'
