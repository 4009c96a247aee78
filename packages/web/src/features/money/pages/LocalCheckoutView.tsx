import type { PaymentView } from '@daykeep/api/contract'
import { SearchX } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { Button, EmptyState, Skeleton } from '../../../ui/index.ts'
import { priceText } from '../price-text.ts'
import styles from './pages.module.css'

/** `late`: it is paid, but the provider's message has not come yet. */
export type LocalChoice = 'paid' | 'late' | 'failed' | 'wrongAmount' | 'back'

type Props = {
  /** Undefined while it is loading. */
  readonly payment: PaymentView | undefined
  readonly missing: boolean
  readonly busy: boolean
  readonly problem: string | undefined
  readonly onChoose: (choice: LocalChoice) => void
}

const CHOICES = ['late', 'failed', 'wrongAmount', 'back'] as const

/** Lets the player say what a provider would say. Nothing is charged. docs/decisions/092-the-payment-port.md. */
export const LocalCheckoutView = ({ payment, missing, busy, problem, onChoose }: Props) => (
  <div className={styles.checkout}>
    <h1>{t('titles.localCheckout')}</h1>
    <p className={styles.banner}>{t('money.local.nothing')}</p>
    {missing && payment === undefined ? (
      <EmptyState icon={<SearchX size={26} />} title={t('money.local.missing')} />
    ) : payment === undefined ? (
      <Skeleton shape="card" height={120} />
    ) : (
      <section className={styles.panel} aria-label={t(`money.order.${payment.order.type}`)}>
        <h2>{t(`money.order.${payment.order.type}`)}</h2>
        <p className={styles.total}>{priceText(payment.amount, payment.currency)}</p>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <Button wide variant="primary" busy={busy} onClick={() => onChoose('paid')}>
          {t('money.local.paid')}
        </Button>
        <h3>{t('money.local.others')}</h3>
        <div className={styles.stack}>
          {CHOICES.map((choice) => (
            <Button key={choice} wide variant="tertiary" disabled={busy} onClick={() => onChoose(choice)}>
              {t(`money.local.${choice}`)}
            </Button>
          ))}
        </div>
      </section>
    )}
  </div>
)
