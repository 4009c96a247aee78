export { useDeletions } from './use-deletions.ts'
