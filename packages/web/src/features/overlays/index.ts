export { type Overlay, overlaysOf, overlaysOnReturn } from './overlay.ts'
export { type OverlayQueue, overlayQueue } from './overlay-queue.ts'
export { OverlayHost } from './OverlayHost.tsx'
