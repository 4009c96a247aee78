export * from './change-shared.ts'
export * from './lend.ts'
export * from './make-shared.ts'
