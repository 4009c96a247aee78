export { compactHistories } from './compact-histories.ts'
export { compactHistory, HISTORY_LIMITS } from './compact-history.ts'
