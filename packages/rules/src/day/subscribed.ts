export { hasEndedBefore, isSubscribedAt } from '../money/index.ts'
