export * from './play.ts'
export * from './settle.ts'
