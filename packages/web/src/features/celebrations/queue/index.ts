export { type CelebrationQueue, createCelebrationQueue } from './celebration-queue.ts'
export { onCelebrationRequest, requestCelebrations } from './celebration-requests.ts'
export { createMomentMemory } from './moment-memory.ts'
export { WaitingMomentsContext } from './waiting-moments.ts'
