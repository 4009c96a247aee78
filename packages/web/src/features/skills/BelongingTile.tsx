import { SkillPicture } from '../../art/index.ts'
import { formatNumber, t } from '../../i18n/index.ts'
import { classes, VisuallyHidden } from '../../ui/index.ts'
import type { BelongingModel } from './drawer.ts'
import styles from './BelongingTile.module.css'

type Props = {
  readonly thing: BelongingModel
  /** What a press does, before the name. */
  readonly verb: string
  readonly onUse: () => void
}

/** An item to throw, an antidote or a card: a small arch with its number or its price. */
export const BelongingTile = ({ thing, verb, onUse }: Props) => {
  const { name, notes, art, count, price, affordable } = thing
  return (
    <button
      type="button"
      data-cell=""
      className={classes(styles.tile, !affordable && styles.dear)}
      title={notes}
      aria-disabled={!affordable || undefined}
      onClick={affordable ? onUse : undefined}
    >
      <SkillPicture art={art} of="season" size={44} />
      <VisuallyHidden>{verb}</VisuallyHidden>
      <span className={styles.name}>{name}</span>
      <span className={styles.meta}>
        {count === undefined ? '' : t('casting.count', { count: formatNumber(count) })}
        {price === undefined ? '' : t('casting.price', { price: formatNumber(price) })}
      </span>
    </button>
  )
}
