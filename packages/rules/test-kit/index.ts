export * from './expect.ts'
export * from './seed.ts'
export * from './task.ts'
export * from './user.ts'
