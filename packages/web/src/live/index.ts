export { startLive } from './live.ts'
export { useLive } from './use-live.ts'
