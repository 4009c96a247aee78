export { CelebrationHost } from './CelebrationHost.tsx'
export { type Celebration, isDead } from './celebration.ts'
export { type CelebrationQueue, createCelebrationQueue, createMomentMemory } from './queue/index.ts'
export { toCelebrations } from './to-celebrations.ts'
export {
  celebrationOfNotification,
  momentOfNotification,
  pendingCelebrations,
  questWon,
  unseenCelebrations,
} from './pending-celebrations.ts'
export { celebrationTitle } from './celebration-title.ts'
export { requestCelebrations } from './queue/index.ts'
export { isQuiet, isShownAsToast, quietChanges } from './quiet.ts'
