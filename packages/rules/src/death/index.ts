export * from './commands.ts'
export * from './losable-gear.ts'
export * from './revive.ts'
