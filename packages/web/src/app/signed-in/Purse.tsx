import { IconPicture } from '../../art/index.ts'
import { formatAmount, formatNumber, t } from '../../i18n/index.ts'
import { Tooltip } from '../../ui/index.ts'
import styles from './Purse.module.css'

export type PurseModel = { readonly gold: number; readonly gems: number; readonly hourglasses: number }

type Props = { readonly purse: PurseModel }

/** The player's currencies, abbreviated with k, m and b; the full number in the tooltip and for screen readers. */
export const Purse = ({ purse: { gold, gems, hourglasses } }: Props) => (
  <ul aria-label={t('shell.purse')} className={styles.purse}>
    {hourglasses > 0 && <Coins kind="hourglass" amount={hourglasses} />}
    <Coins kind="gem" amount={gems} />
    <Coins kind="coin" amount={gold} />
  </ul>
)

type CoinsProps = { readonly kind: 'hourglass' | 'gem' | 'coin'; readonly amount: number }

const Coins = ({ kind, amount }: CoinsProps) => {
  const whole = t(`shell.amount_${kind}`, { amount, shown: formatNumber(amount, { maximumFractionDigits: 2 }) })
  return (
    <li className={styles.coins} data-kind={kind}>
      <Tooltip text={whole} side="bottom">
        <span className={styles.amount}>
          <IconPicture art={{ template: kind }} size={20} />
          <span aria-hidden="true">{formatAmount(amount)}</span>
          <span className={styles.spoken}>{whole}</span>
        </span>
      </Tooltip>
    </li>
  )
}
