import { useState } from 'react'
import { formatNumber, t } from '../../../i18n/index.ts'
import { Button } from '../../../ui/index.ts'
import type { Shelf } from './to-shelves.ts'
import type { ItemId } from './item.ts'
import styles from './ItemShelf.module.css'
import { ItemTile, type TileState } from './ItemTile.tsx'

type Props = {
  readonly shelf: Shelf
  readonly chosen: ItemId | undefined
  /** The items that go with the chosen one. */
  readonly fitting: ReadonlySet<ItemId>
  readonly onChoose: (id: ItemId) => void
}

/** Tiles visible of a long shelf before the player asks for all of it. */
const FIRST_COUNT = 24

/** The items of one group. Those that go with the chosen one are always visible. */
export const ItemShelf = ({ shelf: { group, items, total }, chosen, fitting, onChoose }: Props) => {
  const [open, setOpen] = useState(false)
  const visible = items.filter(({ id }, at) => open || at < FIRST_COUNT || fitting.has(id) || id === chosen)
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
          {visible.map((item) => (
            <ItemTile key={item.id} item={item} state={stateOf(item.id)} onChoose={() => onChoose(item.id)} />
          ))}
        </ul>
      )}
      {items.length > FIRST_COUNT && (
        <div>
          <Button variant="tertiary" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('inventory.showFewer') : t('inventory.showMore', { count: items.length - FIRST_COUNT })}
          </Button>
        </div>
      )}
    </section>
  )
}
