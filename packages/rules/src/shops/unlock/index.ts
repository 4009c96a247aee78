export { unlock } from './unlock.ts'
export { hasUnlocked, unlockableAt } from './unlockable.ts'
