import type { Transaction } from '@daykeep/api/contract'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { formatMoment, formatNumber, hasText, t } from '../../../i18n/index.ts'
import { ErrorState, Skeleton } from '../../../ui/index.ts'
import styles from './pages.module.css'

type Props = {
  /** Undefined while they are loading. */
  readonly transactions: ReadonlyArray<Transaction> | undefined
  readonly failed: boolean
  readonly onRetry: () => void
}

const CURRENCIES = ['gems', 'hourglasses'] as const

/** Changes of gems and of hourglasses, newest first. docs/reference/screens.md 13.6. */
export const HistoryView = ({ transactions, failed, onRetry }: Props) => {
  if (failed && transactions === undefined) return <ErrorState title={t('toasts.serverAway')} onRetry={onRetry} />
  if (transactions === undefined) return <Skeleton shape="card" height={120} />
  return (
    <>
      {CURRENCIES.map((currency) => (
        <History
          key={currency}
          title={t(`money.history.${currency}`)}
          rows={transactions.filter((each) => each.currency === currency)}
        />
      ))}
    </>
  )
}

const History = ({ title, rows }: { readonly title: string; readonly rows: ReadonlyArray<Transaction> }) => (
  <section className={styles.panel} aria-label={title}>
    <h2>{title}</h2>
    {rows.length === 0 ? (
      <p className={styles.note}>{t('money.history.none')}</p>
    ) : (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs the keyboard
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('money.history.when')}</th>
              <th scope="col">{t('money.history.what')}</th>
              <th scope="col" className={styles.figure}>
                {t('money.history.amount')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('money.history.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{formatMoment(Date.parse(row.createdAt))}</td>
                <td>{kindText(row)}</td>
                <td className={styles.figure}>{signed(inPieces(row, row.amount))}</td>
                <td className={styles.figure}>{formatNumber(inPieces(row, row.currentAmount))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
)

const inPieces = ({ currency }: Transaction, amount: number): number =>
  currency === 'gems' ? amount * GEMS_PER_BALANCE : amount

const signed = (amount: number): string => formatNumber(amount, { signDisplay: 'exceptZero' })

const kindText = ({ transactionType, amount, reference }: Transaction): string => {
  const isRefund = transactionType === 'buy_money' && amount < 0
  const key = `money.kind.${isRefund ? 'refund' : transactionType}`
  const kind = hasText(key) ? t(key) : transactionType
  return transactionType === 'spend' && reference !== undefined ? `${kind}: ${reference}` : kind
}
