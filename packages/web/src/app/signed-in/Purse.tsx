import { memo } from 'react'
import { Link } from 'react-router-dom'
import { IconPicture } from '../../art/index.ts'
import { formatAmount, formatNumber, t } from '../../i18n/index.ts'
import { Tooltip } from '../../ui/index.ts'
import styles from './Purse.module.css'

export type Currency = 'hourglass' | 'gem' | 'coin'

export type PurseModel = { readonly gold: number; readonly gems: number; readonly hourglasses: number }

type Props = {
  readonly purse: PurseModel
  /** Where each currency can be spent; one without a shop leads nowhere. */
  readonly shops: Readonly<Partial<Record<Currency, string>>>
}

/** The player's currencies, abbreviated with k, m and b; the full number in the tooltip and for screen readers. */
export const Purse = ({ purse: { gold, gems, hourglasses }, shops }: Props) => (
  <ul aria-label={t('shell.purse')} className={styles.purse}>
    {hourglasses > 0 && <Coins kind="hourglass" amount={hourglasses} shop={shops.hourglass} />}
    <Coins kind="gem" amount={gems} shop={shops.gem} />
    <Coins kind="coin" amount={gold} shop={shops.coin} />
  </ul>
)

type CoinsProps = { readonly kind: Currency; readonly amount: number; readonly shop: string | undefined }

/** Renders again for another amount only. */
const Coins = memo(({ kind, amount, shop }: CoinsProps) => {
  const whole = t(`shell.amount_${kind}`, {
    amount,
    shown: formatNumber(amount, { maximumFractionDigits: 2, roundingMode: 'trunc' }),
  })
  const words = shop === undefined ? whole : t(`shell.spend_${kind}`, { amount: whole })
  const figure = (
    <>
      <IconPicture art={{ template: kind }} size={20} />
      <span aria-hidden="true">{formatAmount(amount)}</span>
      <span className={styles.spoken}>{words}</span>
    </>
  )
  return (
    <li className={styles.coins} data-kind={kind}>
      <Tooltip text={words} side="bottom">
        {shop === undefined ? (
          <span className={styles.amount}>{figure}</span>
        ) : (
          <Link to={shop} className={styles.amount}>
            {figure}
          </Link>
        )}
      </Tooltip>
    </li>
  )
})
