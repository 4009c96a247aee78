export { unlock } from './unlock.ts'
export { hasUnlocked } from './unlockable.ts'
