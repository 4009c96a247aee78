export type { LiveConnection, LiveHub } from './hub.ts'
export { topics } from './live-event.ts'
export { openLive } from './open-live.ts'
