import { classes, VisuallyHidden } from '../../ui/index.ts'
import { ItemPicture } from '../../art/index.ts'
import { formatNumber, t } from '../../texts/index.ts'
import styles from './Price.module.css'

type Props = {
  readonly amount: number
  readonly currency: 'gold' | 'gems' | 'hourglasses'
  readonly affordable?: boolean
}

const PICTURES = { gold: 'coin', gems: 'gem', hourglasses: 'hourglass' } as const

/** What something costs, in its currency; dimmed for one who has too little. */
export const Price = ({ amount, currency, affordable = true }: Props) => (
  <span className={classes(styles.price, styles[currency], !affordable && styles.dear)}>
    <ItemPicture art={{ template: PICTURES[currency] }} size={18} />
    <span aria-hidden="true">{formatNumber(amount)}</span>
    <VisuallyHidden>{t(`rewards.price.${currency}`, { amount })}</VisuallyHidden>
  </span>
)
