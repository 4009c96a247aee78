import { useEffect, useState } from 'react'
import type { LazyChunk } from './lazy-chunk.ts'

/**
 * Whether the chunks of the first render are here. React leaves a fallback in place for 0.3 s even if its chunk comes
 * at once, so what starts the app waits for them beside the data. A failed one counts as well: rendering it shows the
 * failure.
 */
export const usePreloaded = (chunks: ReadonlyArray<Pick<LazyChunk<never>, 'preload'>>): boolean => {
  const [first] = useState(chunks)
  const [isReady, setReady] = useState(first.length === 0)
  useEffect(() => {
    let isGone = false
    void Promise.allSettled(first.map(({ preload }) => preload())).then(() => isGone || setReady(true))
    return () => {
      isGone = true
    }
  }, [first])
  return isReady
}
