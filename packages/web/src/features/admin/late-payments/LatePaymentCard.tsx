import type { LatePaymentView } from '@daykeep/api/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment, formatNumber, t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card } from '../../../ui/index.ts'
import styles from '../Admin.module.css'
import { FactList } from '../FactList.tsx'
import { SettleForm, type Settling } from './SettleForm.tsx'
import type { LateOrder } from './to-late-orders.ts'

type Props = {
  readonly payment: LatePaymentView
  readonly orders: ReadonlyArray<LateOrder>
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSettle: (settling: Settling) => void
}

/** One payment with the ways to settle it, or how it was settled. */
export const LatePaymentCard = ({ payment, orders, busy, refusal, onSettle }: Props) => {
  const [settling, setSettling] = useState<'grant' | 'refund'>()
  const { id, provider, state, receivedAt, amount, currency, refunded, renews, settlement } = payment
  const price = priceText(amount, currency)
  return (
    <Card className={styles.entry} aria-label={price}>
      <div className={styles.line}>
        <h2 className={styles.name}>{price}</h2>
        <span className={styles.meta}>
          {[
            provider,
            formatMoment(Date.parse(receivedAt)),
            ...(renews ? [t('admin.late.renews')] : []),
            ...(refunded > 0 ? [t('admin.late.part', { amount: priceText(refunded, currency) })] : []),
          ].join(' · ')}
        </span>
        {settlement?.userId !== undefined && (
          <Link to={pathTo('adminUser', { userIdentifier: settlement.userId })}>{t('admin.late.user')}</Link>
        )}
      </div>
      <FactList facts={[[t('admin.late.payment'), id], ...namesOf(payment)]} />
      {settlement !== undefined && (
        <p className={styles.meta} dir="auto">
          {formatMoment(Date.parse(settlement.at))} ·{' '}
          {t('admin.late.settledBy', { name: settlement.by, reason: settlement.reason })}
        </p>
      )}
      {state === 'open' && orders.length === 0 && (
        <p className={styles.meta}>{t('admin.late.noOrder', { amount: price })}</p>
      )}
      {state === 'open' && settling === undefined && (
        <div className={styles.line}>
          {orders.length > 0 && (
            <Button size="sm" onClick={() => setSettling('grant')}>
              {t('admin.late.grant')}
            </Button>
          )}
          <Button size="sm" variant="tertiary" onClick={() => setSettling('refund')}>
            {t('admin.late.refund')}
          </Button>
        </div>
      )}
      {state === 'open' && settling !== undefined && (
        <SettleForm
          orders={settling === 'grant' ? orders : undefined}
          {...{ busy, refusal, onSettle }}
          onCancel={() => setSettling(undefined)}
        />
      )}
    </Card>
  )
}

const CENTS = 100

/** Money of any currency that has cents. */
const priceText = (amount: number, currency: string): string =>
  formatNumber(amount / CENTS, { style: 'currency', currency })

const namesOf = ({ customer, subscription }: LatePaymentView): ReadonlyArray<readonly [string, string]> => [
  ...(customer === undefined ? [] : [[t('admin.late.customer'), customer] as const]),
  ...(subscription === undefined ? [] : [[t('admin.late.subscription'), subscription] as const]),
]
