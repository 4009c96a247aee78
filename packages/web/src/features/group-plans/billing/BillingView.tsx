import { CreditCard, Gift } from 'lucide-react'
import { useState } from 'react'
import { formatDay, formatNumber, t } from '../../../i18n/index.ts'
import { Button, Card, Dialog, EmptyState } from '../../../ui/index.ts'
import { PayButtons, type Provider } from '../../money/index.ts'
import type { Billing } from './to-billing.ts'
import styles from './BillingView.module.css'

type Props = {
  readonly billing: Billing
  readonly groupName: string
  /** Undefined while they are not known. */
  readonly providers: ReadonlyArray<Provider> | undefined
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onPay: (provider: Provider) => void
  /** Set while the provider waits for the leader to agree to another number of seats. */
  readonly onAgree?: (() => void) | undefined
  readonly onChangeCard: () => void
  readonly onCancel: () => void
}

/** What the plan of a group costs, and how long it lasts; for its leader. docs/reference/screens.md 8.6. */
export const BillingView = (props: Props) => {
  const { billing, groupName, providers, busy, refusal, onPay } = props
  const [isCancelling, setCancelling] = useState(false)
  const pay = <PayButtons providers={providers} busy={busy} refusal={refusal} onPay={onPay} />
  if (billing.type === 'none' || billing.type === 'ended')
    return (
      <EmptyState
        icon={<CreditCard size={26} />}
        title={t(billing.type === 'none' ? 'boards.noPlan' : 'boards.planEnded')}
        action={pay}
      >
        {billing.type === 'none' ? t('boards.noPlanText') : t('boards.endedOn', { date: formatDay(billing.until) })}{' '}
        {t('boards.startsFor', { price: formatNumber(billing.price) })}
      </EmptyState>
    )
  return (
    <Card className={styles.card}>
      {billing.type === 'free' ? (
        <p className={styles.price}>
          <Gift size={20} aria-hidden="true" /> {t('boards.givenFree')}
        </p>
      ) : (
        <p className={styles.price}>{t('boards.aMonth', { price: formatNumber(billing.price) })}</p>
      )}
      <dl className={styles.facts}>
        <Fact name="seats" value={t('boards.seatsValue', { count: billing.seats })} />
        {billing.method !== undefined && (
          <Fact name="method" value={t(`money.provider.${billing.method.split(' ')[0]}`)} />
        )}
        {billing.since !== undefined && <Fact name="since" value={formatDay(billing.since)} />}
        {billing.months > 0 && <Fact name="months" value={formatNumber(billing.months)} />}
        {billing.extraMonths > 0 && <Fact name="extra" value={formatNumber(billing.extraMonths)} />}
        {billing.type === 'cancelled' ? (
          <Fact name="ends" value={formatDay(billing.until)} />
        ) : (
          billing.next !== undefined && <Fact name="next" value={formatDay(billing.next)} />
        )}
      </dl>
      <p className={styles.hint}>{t('boards.priceGrows')}</p>
      {props.onAgree !== undefined && (
        <p role="status">
          {t('money.change.consent')} <Button onClick={props.onAgree}>{t('money.change.agree')}</Button>
        </p>
      )}
      <div className={styles.acts}>
        {billing.type === 'active' && (
          <>
            <Button busy={busy} onClick={props.onChangeCard}>
              {t('boards.changeCard')}
            </Button>
            <Button variant="danger" onClick={() => setCancelling(true)}>
              {t('boards.cancel')}
            </Button>
          </>
        )}
        {billing.type === 'cancelled' && (
          <div>
            <p>{t('boards.resume')}</p>
            {pay}
          </div>
        )}
      </div>
      {isCancelling && (
        <Dialog
          open
          width="sm"
          title={t('boards.cancelTitle', { name: groupName })}
          intro={t('boards.cancelText')}
          onClose={() => setCancelling(false)}
          actions={
            <>
              <Button onClick={() => setCancelling(false)}>{t('boards.keepPlan')}</Button>
              <Button
                variant="danger"
                onClick={() => {
                  setCancelling(false)
                  props.onCancel()
                }}
              >
                {t('boards.cancel')}
              </Button>
            </>
          }
        >
          <p>{t('boards.cancelMembers')}</p>
        </Dialog>
      )}
    </Card>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className={styles.fact}>
    <dt>{t(`boards.fact.${name}`)}</dt>
    <dd>{value}</dd>
  </div>
)
