import type { ListState, NextPageModel } from '../ui/index.ts'

type Query = { readonly isError: boolean; readonly refetch: () => Promise<unknown> }

/** A query as `PagedList` shows it: its items, once they are there, and what follows them. */
export const toListState = <Item>(
  items: ReadonlyArray<Item> | undefined,
  { isError, refetch }: Query,
  next?: NextPageModel,
): ListState<Item> => {
  if (items !== undefined) return { type: 'ready', items, next }
  return isError ? { type: 'failed', onRetry: () => void refetch() } : { type: 'loading' }
}
