import { Clock, Lock, Pin } from 'lucide-react'
import type { Instant } from '@daykeep/rules/kernel'
import { t } from '../../../i18n/index.ts'
import { classes, VisuallyHidden } from '../../../ui/index.ts'
import { Price, TileCount } from '../../items/index.ts'
import { timeLeft } from './next-change.ts'
import { ShopItemFace } from './ShopItemFace.tsx'
import type { ShopItemModel } from './shop-item.ts'
import styles from './ShopTile.module.css'

type Props = {
  readonly item: ShopItemModel
  readonly now: Instant
  /** Whether the shelf is near the screen, so that its pictures are drawn. */
  readonly near: boolean
  readonly onOpen: () => void
  readonly onPin: () => void
}

/** The end of a sale is marked on a tile in its last days. */
const SOON = 5 * 86_400_000

/** An item on its shelf: picture, name, price, and what is to be known before one opens it. `p` pins it. */
export const ShopTile = ({ item, now, near, onOpen, onPin }: Props) => {
  const ends = item.end !== undefined && item.end - now < SOON ? timeLeft(item.end, now) : undefined
  return (
    <li className={classes(styles.tile, item.locked !== undefined && styles.locked)}>
      <button
        type="button"
        data-cell=""
        className={styles.press}
        title={item.locked ?? item.notes}
        onClick={onOpen}
        onKeyDown={(event) => event.key === 'p' && item.pinned !== undefined && onPin()}
      >
        <ShopItemFace picture={item.picture} waiting={!near} className={styles.picture} />
        <span className={styles.name}>{item.name}</span>
        {item.mark !== undefined && <span className={styles.mark}>{item.mark}</span>}
        <Price amount={item.price} currency={item.currency} dear={item.missing > 0} />
        <Badges item={item} ends={ends} />
      </button>
      {item.pinned !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          className={classes(styles.pin, item.pinned && styles.pinned)}
          aria-pressed={item.pinned}
          aria-label={t('shops.pinNamed', { name: item.name })}
          onClick={onPin}
        >
          <Pin size={16} aria-hidden="true" fill={item.pinned ? 'currentColor' : 'none'} />
        </button>
      )}
    </li>
  )
}

const Badges = ({ item, ends }: Pick<Props, 'item'> & { readonly ends: string | undefined }) => (
  <>
    {item.owned !== undefined && item.owned > 0 && (
      <>
        <TileCount count={item.owned} corner="start" />
        <VisuallyHidden>, {t('inventory.owned', { count: item.owned })}</VisuallyHidden>
      </>
    )}
    {item.locked !== undefined && (
      <span className={styles.lock}>
        <Lock size={15} aria-hidden="true" />
        <VisuallyHidden>, {item.locked}</VisuallyHidden>
      </span>
    )}
    {item.pinned === true && <VisuallyHidden>, {t('shops.pinned')}</VisuallyHidden>}
    {ends !== undefined && (
      <span className={styles.ends}>
        <Clock size={13} aria-hidden="true" />
        {ends}
      </span>
    )}
  </>
)
