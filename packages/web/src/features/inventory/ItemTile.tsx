import { formatBig, t } from '../../texts/index.ts'
import { classes, useCarried, useLanding, VisuallyHidden } from '../../ui/index.ts'
import { ThingPicture } from '../things/index.ts'
import type { ItemModel } from './item.ts'
import styles from './ItemTile.module.css'

/** `fits`: it makes a new pet with the chosen one. `aside`: something is chosen that it does not go with. */
export type TileState = 'plain' | 'chosen' | 'fits' | 'aside'

type Props = { readonly item: ItemModel; readonly state: TileState; readonly onChoose: () => void }

/** A thing in the bags: picture, name, how many. Eggs and potions can be carried onto each other. */
export const ItemTile = ({ item, state, onChoose }: Props) => {
  const hatches = item.group === 'eggs' || item.group === 'hatchingPotions'
  const { ref: carried, handle, isCarried } = useCarried(item.id, !hatches)
  const { ref: landing, isOver } = useLanding(item.id, !hatches)
  return (
    <li ref={landing} className={styles.place}>
      <button
        {...handle}
        ref={carried}
        type="button"
        data-cell=""
        aria-pressed={state === 'chosen'}
        className={classes(
          styles.tile,
          styles[state],
          isCarried && styles.carried,
          isOver && state === 'fits' && styles.over,
        )}
        onClick={onChoose}
      >
        <span className={styles.arch}>{item.thing !== undefined && <ThingPicture thing={item.thing} />}</span>
        <span className={styles.name}>{item.name}</span>
        <b className={styles.count} aria-hidden="true">
          {formatBig(item.count)}
        </b>
        <VisuallyHidden>{`, ${spoken(item, state).join(', ')}`}</VisuallyHidden>
      </button>
    </li>
  )
}

const spoken = ({ count }: ItemModel, state: TileState): ReadonlyArray<string> => [
  t('inventory.owned', { count }),
  ...(state === 'fits' ? [t('inventory.fits')] : []),
]
