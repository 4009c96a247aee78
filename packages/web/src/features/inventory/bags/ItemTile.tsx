import { t } from '../../../i18n/index.ts'
import { classes, useDragItem, useDropTarget, VisuallyHidden } from '../../../ui/index.ts'
import { ItemFrame, TileCount } from '../../items/index.ts'
import type { ItemModel } from './item.ts'
import styles from './ItemTile.module.css'

/** `fits`: hatches a new pet with the chosen item. `aside`: does not go with the chosen item. */
export type TileState = 'plain' | 'chosen' | 'fits' | 'aside'

type Props = { readonly item: ItemModel; readonly state: TileState; readonly onChoose: () => void }

/** An item with its count. Eggs and potions can be dragged onto each other. */
export const ItemTile = ({ item, state, onChoose }: Props) => {
  const hatches = item.group === 'eggs' || item.group === 'hatchingPotions'
  const { ref: carried, handle, isDragging: isCarried } = useDragItem(item.id, !hatches)
  const { ref: landing, isOver } = useDropTarget(item.id, !hatches)
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
        <ItemFrame item={item.picture} className={styles.arch} />
        <span className={styles.name}>{item.name}</span>
        <TileCount count={item.count} />
        <VisuallyHidden>{`, ${spoken(item, state).join(', ')}`}</VisuallyHidden>
      </button>
    </li>
  )
}

const spoken = ({ count }: ItemModel, state: TileState): ReadonlyArray<string> => [
  t('inventory.owned', { count }),
  ...(state === 'fits' ? [t('inventory.fits')] : []),
]
