export { startLive } from './live.ts'
export type { LiveState } from './stream-loop.ts'
export { useLive } from './use-live.ts'
