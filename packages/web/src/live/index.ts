export { startLive } from './live.ts'
export { LiveMark } from './LiveMark.tsx'
export { useLive } from './use-live.ts'
