export * from './first-outfit.ts'
export * from './new-user.ts'
export * from './starter-tasks.ts'
