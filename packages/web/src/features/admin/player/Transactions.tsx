import { lazy, Suspense } from 'react'
import { t } from '../../../i18n/index.ts'
import { useQuery } from '../../../queries/index.ts'
import { Skeleton } from '../../../ui/index.ts'
import { Folded } from '../Folded.tsx'

/** Of the pages of money, which are a chunk of their own. */
const HistoryView = lazy(async () => ({ default: (await import('../../money/pages/index.ts')).HistoryView }))

type Props = { readonly memberId: string }

/** The player's changes of gems and hourglasses, loaded when they are opened. docs/reference/screens.md 14.2. */
export const Transactions = ({ memberId }: Props) => (
  <Folded title={t('titles.transactions')}>
    <Suspense fallback={<Skeleton shape="card" height={120} />}>
      <Loaded memberId={memberId} />
    </Suspense>
  </Folded>
)

const Loaded = ({ memberId }: Props) => {
  const { data, isError, refetch } = useQuery('memberPurchaseHistory', { params: { memberId } })
  return <HistoryView transactions={data} failed={isError} onRetry={() => void refetch()} />
}
