import type { LatePaymentView } from '@daykeep/api/contract'
import { ReceiptText } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { SegmentedControl, type ListState } from '../../../ui/index.ts'
import styles from '../Admin.module.css'
import { AdminList } from '../AdminList.tsx'
import { LatePaymentCard } from './LatePaymentCard.tsx'
import type { Settling } from './SettleForm.tsx'
import type { LateOrder } from './to-late-orders.ts'

const STATES = ['open', 'granted', 'refunded'] as const
export type ShownState = (typeof STATES)[number]

type Props = {
  readonly state: ListState<LatePaymentView>
  /** Payments of this state are shown. */
  readonly shown: ShownState
  readonly onShow: (state: ShownState) => void
  readonly ordersOf: (payment: LatePaymentView) => ReadonlyArray<LateOrder>
  /** Id of the payment that is being settled. */
  readonly settling: string | undefined
  /** Why the last one was not settled. */
  readonly refusal: { readonly id: string; readonly text: string } | undefined
  readonly onSettle: (id: string, settling: Settling) => void
}

/** Payments that providers reported after their checkouts were removed. docs/reference/screens.md 14.4. */
export const LatePaymentsView = ({ state, shown, onShow, ordersOf, settling, refusal, onSettle }: Props) => (
  <>
    <p className={styles.meta}>{t('admin.late.text')}</p>
    <SegmentedControl
      label={t('admin.late.which')}
      value={shown}
      segments={STATES.map((value) => ({ value, label: t(`admin.late.${value}`) }))}
      onChange={onShow}
    />
    <AdminList state={state} icon={<ReceiptText size={26} />} empty={t('admin.late.none')} keyOf={({ id }) => id}>
      {(payment) => (
        <LatePaymentCard
          payment={payment}
          orders={ordersOf(payment)}
          busy={settling === payment.id}
          refusal={refusal?.id === payment.id ? refusal.text : undefined}
          onSettle={(decided) => onSettle(payment.id, decided)}
        />
      )}
    </AdminList>
  </>
)
