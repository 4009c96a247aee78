import type { ReactNode } from 'react'
import { t } from '../../i18n/index.ts'
import { EmptyState, type ListState, PagedList } from '../../ui/index.ts'

type Props<Row> = {
  readonly state: ListState<Row>
  readonly icon: ReactNode
  readonly empty: string
  readonly keyOf: (row: Row) => string
  readonly children: (row: Row) => ReactNode
}

/** A list of the pages of staff. */
export const AdminList = <Row,>({ icon, empty, ...list }: Props<Row>) => (
  <PagedList {...list} failure={t('admin.notLoaded')} whenEmpty={<EmptyState icon={icon} title={empty} />} byButton />
)
