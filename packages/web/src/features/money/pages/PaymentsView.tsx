import type { PaymentView, RequestOf } from '@daykeep/api/contract'
import { formatMoment, t } from '../../../i18n/index.ts'
import { ErrorState, Menu, Button, Skeleton } from '../../../ui/index.ts'
import { priceText } from '../price-text.ts'
import styles from './pages.module.css'

export type LocalEvent = RequestOf<'reportLocalEvent'>['body']['event']

type Props = {
  /** Undefined while they are loading. */
  readonly payments: ReadonlyArray<PaymentView> | undefined
  readonly failed: boolean
  readonly busy: boolean
  readonly onRetry: () => void
  readonly onReport: (payment: string, event: LocalEvent) => void
}

/** Own payments. Those of the local provider can be tried out further. docs/decisions/092-the-payment-port.md. */
export const PaymentsView = ({ payments, failed, busy, onRetry, onReport }: Props) => (
  <section className={styles.panel} aria-label={t('money.payments.title')}>
    <h2>{t('money.payments.title')}</h2>
    {failed && payments === undefined ? (
      <ErrorState title={t('toasts.serverAway')} onRetry={onRetry} />
    ) : payments === undefined ? (
      <Skeleton shape="card" height={120} />
    ) : payments.length === 0 ? (
      <p className={styles.note}>{t('money.payments.none')}</p>
    ) : (
      <ul className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles.line}>
            <div className={styles.words}>
              <span className={styles.name}>{orderText(payment)}</span>
              <span className={styles.note}>
                {formatMoment(Date.parse(payment.createdAt))} · {statusText(payment)}
              </span>
            </div>
            <span className={styles.amount}>{priceText(payment.amount, payment.currency)}</span>
            {payment.provider === 'Local' && (
              <Menu
                trigger={
                  <Button size="sm" variant="tertiary" busy={busy}>
                    {t('money.try.open')}
                  </Button>
                }
                items={eventsFor(payment).map((event) => ({
                  type: 'action' as const,
                  label: t(`money.try.${event}`),
                  onSelect: () => onReport(payment.id, event),
                }))}
              />
            )}
          </li>
        ))}
      </ul>
    )}
  </section>
)

/** What was paid for, and how much of it: packs and blocks are named by their keys. */
const orderText = ({ order }: PaymentView): string => {
  const name = t(`money.order.${order.type}`)
  const count = 'amount' in order ? order.amount : Number(/\d+/.exec(productOf(order))?.[0])
  if (!Number.isFinite(count)) return name
  const isGems = order.type === 'gems' || order.type === 'giftGems'
  return `${name} (${isGems ? t('money.gemCount', { gems: count }) : t('money.months', { months: count })})`
}

const productOf = (order: PaymentView['order']): string =>
  'pack' in order ? order.pack : 'block' in order ? order.block : ''

const statusText = ({ status, dispute, refunded, amount, currency }: PaymentView): string => {
  if (dispute === 'open') return t('money.status.disputed')
  if (refunded > 0 && refunded < amount) return t('money.status.partly', { price: priceText(refunded, currency) })
  return t(`money.status.${status}`)
}

/** What the local provider can still report of a payment. */
const eventsFor = ({ status, order }: PaymentView): ReadonlyArray<LocalEvent> => {
  if (status === 'open' || status === 'failed') return ['paid', 'failed', 'wrongAmount']
  const renews = order.type === 'subscription' || order.type === 'groupPlan'
  return [
    'paid',
    ...(renews ? (['renewed', 'ended'] as const) : []),
    'partlyRefunded',
    'refunded',
    'disputed',
    'won',
    'lost',
  ]
}
