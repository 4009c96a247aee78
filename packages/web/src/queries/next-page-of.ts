import type { NextPageModel } from '../ui/index.ts'
import type { RequestError } from './request-error.ts'

type Pages = {
  readonly hasNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  readonly error: RequestError | null
  readonly fetchNextPage: (options: { readonly cancelRefetch: false }) => Promise<unknown>
}

/** The end of a list that `usePages` reads; `undefined` where nothing follows. */
export const nextPageOf = (pages: Pages): NextPageModel | undefined => {
  if (!pages.hasNextPage) return undefined
  // what waits for the network goes on by itself
  const state = pages.fetchStatus !== 'idle' ? 'loading' : pages.isFetchNextPageError ? 'failed' : 'idle'
  return {
    state,
    reason: pages.error?.refusal === undefined ? undefined : pages.error.message,
    onMore: () => void pages.fetchNextPage({ cancelRefetch: false }),
  }
}
