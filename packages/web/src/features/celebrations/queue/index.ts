export { type CelebrationQueue, createCelebrationQueue } from './celebration-queue.ts'
export { onCelebrationRequest, requestCelebrations } from './celebration-requests.ts'
