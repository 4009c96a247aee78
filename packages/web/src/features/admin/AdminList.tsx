import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import { EmptyState, ErrorState, NextPage, type NextPageModel, Skeleton } from '../../ui/index.ts'
import styles from './Admin.module.css'

export type ListState<Row> =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | { readonly type: 'ready'; readonly rows: ReadonlyArray<Row>; readonly next?: NextPageModel | undefined }

type Props<Row> = {
  readonly state: ListState<Row>
  readonly icon: ReactNode
  readonly empty: string
  readonly keyOf: (row: Row) => string
  readonly children: (row: Row) => ReactNode
}

/** A list of the pages of staff: loading, refused, empty, or its rows and the way to more of them. */
export const AdminList = <Row,>({ state, icon, empty, keyOf, children }: Props<Row>) => {
  if (state.type === 'loading') return <Skeleton shape="card" height={120} />
  if (state.type === 'failed') return <ErrorState title={t('admin.notLoaded')} onRetry={state.onRetry} />
  if (state.rows.length === 0) return <EmptyState icon={icon} title={empty} />
  return (
    <>
      <ul className={styles.list}>
        {state.rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      <NextPage page={state.next} byButton />
    </>
  )
}

type Answer<Row> = {
  readonly rows: ReadonlyArray<Row> | undefined
  readonly isError: boolean
  readonly onRetry: () => void
  readonly next?: NextPageModel | undefined
}

export const toListState = <Row,>({ rows, isError, onRetry, next }: Answer<Row>): ListState<Row> => {
  if (rows !== undefined) return { type: 'ready', rows, next }
  return isError ? { type: 'failed', onRetry } : { type: 'loading' }
}
