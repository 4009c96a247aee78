export * from './migrate.ts'
export type { Stored } from './step.ts'
