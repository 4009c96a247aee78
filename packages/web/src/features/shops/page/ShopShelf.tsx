import { Clock, Layers } from 'lucide-react'
import { useState } from 'react'
import type { Instant } from '@daykeep/rules/kernel'
import { formatNumber, t } from '../../../i18n/index.ts'
import { Button, classes, useNearScreen } from '../../../ui/index.ts'
import { Price } from '../../items/index.ts'
import { type ShelfModel, type ShopItemModel, ShopTile, sharedEnd, untilDay } from '../item/index.ts'
import styles from './ShopShelf.module.css'

type Props = {
  readonly shelf: ShelfModel
  readonly now: Instant
  readonly onOpen: (item: ShopItemModel) => void
  readonly onPin: (item: ShopItemModel) => void
}

/** Tiles visible of a long shelf before the player asks for all of it. */
const FIRST_COUNT = 24

/** Shelves with so few items stand side by side. */
const SMALL = 3

/** One shelf of a shop. Pictures are drawn when it comes near the screen. */
export const ShopShelf = ({ shelf, now, onOpen, onPin }: Props) => {
  const { ref, near } = useNearScreen<HTMLElement>()
  const [open, setOpen] = useState(false)
  const { id, title, items, empty, whole, text } = shelf
  const end = sharedEnd(items)
  const visible = open ? items : items.slice(0, FIRST_COUNT)
  return (
    <section
      ref={ref}
      className={classes(styles.shelf, items.length <= SMALL && styles.small)}
      aria-labelledby={`shelf-${id}`}
    >
      <header className={styles.head}>
        <h2 id={`shelf-${id}`} className={styles.title}>
          {title}
        </h2>
        {items.length > 0 && <span className={styles.count}>{formatNumber(items.length)}</span>}
        {end !== undefined && (
          <span className={styles.end}>
            <Clock size={15} aria-hidden="true" />
            {untilDay(end)}
          </span>
        )}
        {whole !== undefined && (
          <Button
            variant="tertiary"
            size="sm"
            icon={<Layers size={16} aria-hidden="true" />}
            onClick={() => onOpen(whole)}
          >
            {t('shops.wholeSet')} <Price amount={whole.price} currency={whole.currency} dear={whole.missing > 0} />
          </Button>
        )}
      </header>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {items.length === 0 ? (
        <p className={styles.text}>{empty}</p>
      ) : (
        <ul className={styles.tiles}>
          {visible.map((item) => (
            <ShopTile
              key={item.id}
              item={item}
              now={now}
              near={near}
              onOpen={() => onOpen(item)}
              onPin={() => onPin(item)}
            />
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
