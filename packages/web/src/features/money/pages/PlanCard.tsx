import { formatDay, formatNumber, hasText, t } from '../../../i18n/index.ts'
import { Button } from '../../../ui/index.ts'
import type { PlanModel } from '../to-plan.ts'
import styles from './pages.module.css'

type RunningPlan = Exclude<PlanModel, { readonly type: 'none' }>

type Props = {
  readonly plan: RunningPlan
  readonly busy: boolean
  readonly onCancel: () => void
  readonly onChangeCard: () => void
}

/** What a subscriber has: how long it lasts, this month's gems, and the calendar of hourglasses. */
export const PlanCard = ({ plan, busy, onCancel, onChangeCard }: Props) => (
  <section className={styles.panel} aria-label={t('money.plan.yours')}>
    <h2>{t(`money.plan.is.${plan.type}`)}</h2>
    <p>{lastsText(plan)}</p>
    <dl className={styles.facts}>
      <Fact name={t('money.plan.inRow')} value={t('money.months', { months: plan.monthsInRow })} />
      <Fact name={t('money.plan.gems')} value={t('money.plan.gemsOf', { gems: plan.gemsBought, cap: plan.gemCap })} />
      <Fact name={t('money.plan.hourglasses')} value={formatNumber(plan.hourglasses)} />
      <Fact name={t('money.plan.packages')} value={formatNumber(plan.packages)} />
      {plan.extraMonths > 0 && (
        <Fact
          name={t('money.plan.kept')}
          value={t('money.months', { months: Math.round(plan.extraMonths * 10) / 10 })}
        />
      )}
      {plan.method !== undefined && plan.type === 'active' && (
        <Fact name={t('money.plan.method')} value={methodText(plan.method)} />
      )}
    </dl>
    {plan.calendar.length > 0 && (
      <div>
        <h3>{t('money.plan.calendar')}</h3>
        <ol className={styles.calendar}>
          {plan.calendar.map(({ at, gemCap }) => (
            <li key={at} className={styles.month}>
              <span className={styles.day}>{formatDay(at, { day: 'numeric', month: 'short', timeZone: 'UTC' })}</span>
              <span>{t('money.plan.oneHourglass')}</span>
              <span className={styles.note}>{t('money.plan.capThen', { gems: gemCap })}</span>
            </li>
          ))}
        </ol>
      </div>
    )}
    {plan.type === 'active' && (
      <div className={styles.buttons}>
        <Button variant="tertiary" busy={busy} onClick={onChangeCard}>
          {t('money.plan.changeCard')}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {t('money.cancel.open')}
        </Button>
      </div>
    )}
  </section>
)

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** A name that staff or an import brought may be none of ours: it is shown as it is. */
const methodText = (method: string): string => {
  const id = `money.provider.${method.split(' ')[0]}`
  return hasText(id) ? t(id) : method
}

const lastsText = ({ type, nextBill, until }: RunningPlan): string => {
  if (type === 'group') return t('money.plan.byGroup')
  if (until !== undefined) return t('money.plan.until', { day: formatDay(until) })
  return nextBill === undefined ? t('money.plan.renews') : t('money.plan.nextBill', { day: formatDay(nextBill) })
}
