import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import { ErrorState } from './ErrorState.tsx'
import { NextPage, type NextPageModel } from './NextPage.tsx'
import styles from './PagedList.module.css'
import { Skeleton } from './Skeleton.tsx'

/** A list that comes from the server, page by page. */
export type ListState<Item> =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | {
      readonly type: 'ready'
      readonly items: ReadonlyArray<Item>
      /** Missing where nothing follows. */
      readonly next?: NextPageModel | undefined
    }

type Props<Item> = {
  readonly state: ListState<Item>
  readonly keyOf: (item: Item) => string
  /** An item as it is shown. */
  readonly children: (item: Item) => ReactNode
  /** That the list could not be loaded. */
  readonly failure: string
  /** In place of a list of nothing. */
  readonly whenEmpty: ReactNode
  readonly label?: string
  /** What stands in for the items while they are loaded: how many, and their height in pixels. */
  readonly placeholders?: { readonly count: number; readonly height: number }
  /** The next page does not come by scrolling. */
  readonly byButton?: boolean
  /** Below the last item of the whole list. */
  readonly end?: ReactNode
}

/** A list in each of its states: loading, failed, empty, or its items and what follows them. */
export const PagedList = <Item,>({ state, ...props }: Props<Item>) => {
  const { keyOf, children, failure, whenEmpty, label, placeholders = PLACEHOLDERS, byButton = false, end } = props
  if (state.type === 'loading')
    return (
      <div className={styles.list} role="status" aria-label={t('common.loading')}>
        {Array.from({ length: placeholders.count }, (_, index) => (
          <Skeleton key={index} shape="card" height={placeholders.height} />
        ))}
      </div>
    )
  if (state.type === 'failed') return <ErrorState title={failure} onRetry={state.onRetry} />
  if (state.items.length === 0) return whenEmpty
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {state.items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {state.next === undefined ? end : <NextPage page={state.next} byButton={byButton} />}
    </>
  )
}

const PLACEHOLDERS = { count: 1, height: 120 }
