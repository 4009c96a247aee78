import { formatAmount } from '../../i18n/index.ts'
import { classes } from '../../ui/index.ts'
import styles from './TileCount.module.css'

type Props = { readonly count: number; readonly corner?: 'start' | 'end' }

/** How many of a thing one has, in a corner of its tile. The tile says it in words as well. */
export const TileCount = ({ count, corner = 'end' }: Props) => (
  <b className={classes(styles.count, styles[corner])} aria-hidden="true">
    {formatAmount(count)}
  </b>
)
