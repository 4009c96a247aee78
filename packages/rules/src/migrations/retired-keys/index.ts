export { replaceRetiredKeys } from './replace-retired-keys.ts'
export type { RetiredKeys } from './successors-by-kind.ts'
