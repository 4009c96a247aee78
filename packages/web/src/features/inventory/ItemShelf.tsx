import { useState } from 'react'
import { formatNumber, t } from '../../texts/index.ts'
import { Button } from '../../ui/index.ts'
import type { Shelf } from './arranged.ts'
import type { ItemId } from './item.ts'
import styles from './ItemShelf.module.css'
import { ItemTile, type TileState } from './ItemTile.tsx'

type Props = {
  readonly shelf: Shelf
  readonly chosen: ItemId | undefined
  /** What lights up because of the chosen one. */
  readonly fitting: ReadonlySet<ItemId>
  readonly onChoose: (id: ItemId) => void
}

/** Tiles shown of a long shelf before the player asks for all of it. */
const FIRST = 24

/** The things of one group. What goes with the chosen one is always in sight. */
export const ItemShelf = ({ shelf: { group, items, total }, chosen, fitting, onChoose }: Props) => {
  const [open, setOpen] = useState(false)
  const shown = items.filter(({ id }, at) => open || at < FIRST || fitting.has(id) || id === chosen)
  const stateOf = (id: ItemId): TileState => {
    if (id === chosen) return 'chosen'
    if (fitting.has(id)) return 'fits'
    return fitting.size > 0 ? 'aside' : 'plain'
  }
  return (
    <section className={styles.shelf} aria-labelledby={`shelf-${group}`}>
      <h2 id={`shelf-${group}`} className={styles.title}>
        {t(`inventory.groups.${group}`)} <small className={styles.total}>{formatNumber(total)}</small>
      </h2>
      {total === 0 ? (
        <p className={styles.empty}>{t(`inventory.empty.${group}`)}</p>
      ) : (
        <ul className={styles.tiles}>
          {shown.map((item) => (
            <ItemTile key={item.id} item={item} state={stateOf(item.id)} onChoose={() => onChoose(item.id)} />
          ))}
        </ul>
      )}
      {items.length > FIRST && (
        <div>
          <Button look="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('inventory.showFewer') : t('inventory.showMore', { count: items.length - FIRST })}
          </Button>
        </div>
      )}
    </section>
  )
}
