import type { Currency } from '@daykeep/rules/shops'
import { IconPicture } from '../../art/index.ts'
import { formatNumber, t } from '../../i18n/index.ts'
import { classes, VisuallyHidden } from '../../ui/index.ts'
import styles from './Price.module.css'

type Props = {
  readonly amount: number
  readonly currency: Currency
  /** The player cannot pay it. */
  readonly dear?: boolean
  readonly size?: number
}

const PICTURES = { gold: 'coin', gems: 'gem', hourglasses: 'hourglass' } as const

/** An amount in its currency; truncated like the purse, so that it never shows more than there is. */
export const Price = ({ amount, currency, dear = false, size = 18 }: Props) => (
  <span className={classes(styles.price, styles[currency], dear && styles.dear)}>
    <IconPicture art={{ template: PICTURES[currency] }} size={size} />
    <span aria-hidden="true">{formatNumber(amount, { maximumFractionDigits: 2, roundingMode: 'trunc' })}</span>
    <VisuallyHidden>{t(`rewards.price.${currency}`, { amount: Math.trunc(amount * 100) / 100 })}</VisuallyHidden>
  </span>
)
