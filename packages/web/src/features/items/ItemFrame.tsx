import { classes } from '../../ui/index.ts'
import type { Item } from './item.ts'
import styles from './ItemFrame.module.css'
import { ItemPicture } from './ItemPicture.tsx'

type Props = {
  /** The frame stays empty without one. */
  readonly item: Item | undefined
  /** Sets the size and the padding. */
  readonly className?: string | undefined
}

/** An item in an arched frame, as tiles and panels show it. */
export const ItemFrame = ({ item, className }: Props) => (
  <span className={classes(styles.frame, className)}>{item !== undefined && <ItemPicture item={item} />}</span>
)
