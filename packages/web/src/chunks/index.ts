export { afterFirstScreen, awaitFirstScreen, firstScreenDrawn, prerenderedPage } from './first-screen.ts'
export { afterScreen, ChunkError, forgetFailedChunks, type LazyChunk, lazyChunk } from './lazy-chunk.ts'
export { loadBeside } from './load-beside.ts'
export {
  hasNewRelease,
  noteAppVersion,
  noteNewRelease,
  releaseState,
  type ReleaseState,
  reloadUnlessBusy,
} from './release.ts'
export { usePreloaded } from './use-preloaded.ts'
