import type { LatePaymentView } from '@daykeep/api/contract'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { nextPageOf, useMutation, usePages, toListState } from '../../../queries/index.ts'
import { useCatalogue } from '../../../sync/index.ts'
import { PAGE } from '../admin-pages.ts'
import { Frame } from '../Frame.tsx'
import { refusalOf } from '../refusal-of.ts'
import { LatePaymentsView, type ShownState } from './LatePaymentsView.tsx'
import { toLateOrders } from './to-late-orders.ts'

/** The currency in which everything is sold. docs/reference/api.md 6.1. */
const CURRENCY = 'USD'

/** docs/reference/screens.md 14.4. */
export const LatePaymentsScreen = () => {
  const catalogue = useCatalogue()
  const [shown, setShown] = useState<ShownState>('open')
  const [refusal, setRefusal] = useState<{ readonly id: string; readonly text: string }>()
  const [settling, setSettling] = useState<string>()
  const pages = usePages(
    'getLatePayments',
    { query: { state: shown, page: 0 } },
    { next: (last, read) => (last.length < PAGE ? undefined : { query: { state: shown, page: read.length } }) },
  )
  const settle = useMutation('settleLatePayment', {
    invalidates: ['getLatePayments', 'getAudit'],
    onDone: () => setRefusal(undefined),
    onRefused: (failure, { sent }) => setRefusal({ id: String(sent.params.paymentId), text: refusalOf(failure) }),
  })
  const ordersOf = ({ amount, currency, renews }: LatePaymentView) =>
    currency === CURRENCY ? toLateOrders(catalogue, amount, renews) : []
  return (
    <Frame title={t('titles.latePayments')}>
      <LatePaymentsView
        state={toListState(pages.data?.pages.flat(), pages, nextPageOf(pages))}
        shown={shown}
        onShow={setShown}
        ordersOf={ordersOf}
        settling={settle.isPending ? settling : undefined}
        refusal={refusal}
        onSettle={(paymentId, { reason, grant }) => {
          setSettling(paymentId)
          const decided = grant === undefined ? { decision: 'refund' } : { decision: 'grant', ...grant }
          settle.send({ params: { paymentId }, body: { reason, ...decided } })
        }}
      />
    </Frame>
  )
}
