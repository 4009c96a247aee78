export * from './new-user.ts'
