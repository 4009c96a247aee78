export { afterFirstScreen, awaitFirstScreen, firstScreenDrawn } from './first-screen.ts'
export { ChunkError, forgetFailedChunks, lazyChunk } from './lazy-chunk.ts'
export {
  hasNewRelease,
  noteAppVersion,
  noteNewRelease,
  releaseState,
  type ReleaseState,
  reloadUnlessBusy,
} from './release.ts'
