export * from './first-step.ts'
