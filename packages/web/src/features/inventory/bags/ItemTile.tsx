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
  const { ref: itemRef, handle, isDragging } = useDragItem(item.id, !hatches)
  const { ref: targetRef, isOver } = useDropTarget(item.id, !hatches)
  return (
    <li ref={targetRef} className={styles.place}>
      <button
        {...handle}
        ref={itemRef}
        type="button"
        data-cell=""
        aria-pressed={state === 'chosen'}
        className={classes(
          styles.tile,
          styles[state],
          isDragging && styles.dragged,
          isOver && state === 'fits' && styles.over,
        )}
        onClick={onChoose}
      >
        <ItemFrame item={item.picture} className={styles.arch} />
        <span className={styles.name}>{item.name}</span>
        <TileCount count={item.count} />
        <VisuallyHidden>{`, ${notesOf(item, state).join(', ')}`}</VisuallyHidden>
      </button>
    </li>
  )
}

const notesOf = ({ count }: ItemModel, state: TileState): ReadonlyArray<string> => [
  t('inventory.owned', { count }),
  ...(state === 'fits' ? [t('inventory.fits')] : []),
]
