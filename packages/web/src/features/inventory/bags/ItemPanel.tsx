import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../../routes/index.ts'
import { formatNumber, t } from '../../../i18n/index.ts'
import { Button, IconButton } from '../../../ui/index.ts'
import { ItemFrame, ItemPicture, QuantityField } from '../../items/index.ts'
import { type ItemId, type ItemModel, MYSTERY, type NestModel } from './item.ts'
import styles from './ItemPanel.module.css'
import type { Partner } from './partners.ts'

type Props = {
  readonly item: ItemModel
  readonly partners: ReadonlyArray<Partner>
  readonly nameOf: (id: ItemId) => string
  readonly onHatch: (nest: NestModel) => void
  /** Unrolls a quest's scroll. */
  readonly onRead: () => void
  /** Opens a gift of the subscription. */
  readonly onOpen: () => void
  readonly onSell: (amount: number) => void
  readonly onLeave: () => void
}

/** The chosen item: what it is, what it is for, and its sale. */
export const ItemPanel = ({ item, partners, nameOf, onHatch, onRead, onOpen, onSell, onLeave }: Props) => (
  <section className={styles.panel} aria-label={item.name}>
    <div className={styles.head}>
      <ItemFrame item={item.picture} className={styles.arch} />
      <div>
        <h2 className={styles.name}>{item.name}</h2>
        <p className={styles.owned}>{t('inventory.owned', { count: item.count })}</p>
      </div>
      <IconButton label={t('inventory.leave', { name: item.name })} icon={<X size={20} />} onClick={onLeave} />
    </div>
    {item.notes !== '' && <p>{item.notes}</p>}
    <Use item={item} partners={partners} nameOf={nameOf} onHatch={onHatch} onRead={onRead} onOpen={onOpen} />
    {item.price !== undefined && <Sale key={item.id} item={item} price={item.price} onSell={onSell} />}
  </section>
)

/** What the item is for. */
const Use = ({
  item,
  partners,
  nameOf,
  onHatch,
  onRead,
  onOpen,
}: Pick<Props, 'item' | 'partners' | 'nameOf' | 'onHatch' | 'onRead' | 'onOpen'>): ReactNode => {
  switch (item.group) {
    case 'eggs':
    case 'hatchingPotions':
      return <Partners {...{ item, partners, nameOf, onHatch }} />
    case 'food':
      return (
        <>
          <p className={styles.quiet}>
            {item.likedBy === undefined ? t('inventory.saddleNotes') : t('inventory.likedBy', { potion: item.likedBy })}
          </p>
          <Button asChild variant="secondary">
            <Link to={`${pathTo('stable')}?food=${item.key}`}>{t('inventory.feedInStable')}</Link>
          </Button>
        </>
      )
    case 'special':
      return item.key === MYSTERY ? (
        <Button variant="secondary" onClick={onOpen}>
          {t('bell.openMystery')}
        </Button>
      ) : (
        <>
          <p className={styles.quiet}>{t('inventory.drawerNotes')}</p>
          <Button asChild variant="secondary">
            <Link to={pathTo('tasks')}>{t('inventory.toDrawer')}</Link>
          </Button>
        </>
      )
    case 'quests':
      return (
        <>
          <p className={styles.quiet}>{t('inventory.questNotes')}</p>
          <Button variant="secondary" onClick={onRead}>
            {t('scrolls.read')}
          </Button>
        </>
      )
  }
}

const Partners = ({ item, partners, nameOf, onHatch }: Pick<Props, 'item' | 'partners' | 'nameOf' | 'onHatch'>) => {
  const isEgg = item.group === 'eggs'
  if (partners.length === 0)
    return <p className={styles.quiet}>{t(isEgg ? 'inventory.noPotionFits' : 'inventory.noEggFits')}</p>
  return (
    <div className={styles.partners}>
      <h3 className={styles.label}>{t(isEgg ? 'inventory.hatchWith' : 'inventory.hatchOut')}</h3>
      <ul className={styles.choices}>
        {partners.map(({ id, nest }) => (
          <li key={id}>
            <button type="button" className={styles.choice} onClick={() => onHatch(nest)}>
              {nest.picture !== undefined && <ItemPicture item={nest.picture} size={34} />}
              {nameOf(id)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type SaleProps = Pick<Props, 'item' | 'onSell'> & { readonly price: number }

const Sale = ({ item, price, onSell }: SaleProps) => {
  const [input, setInput] = useState<number | undefined>(1)
  const amount = Math.min(input ?? 0, item.count)
  const isWhole = Number.isInteger(amount) && amount > 0
  return (
    <div className={styles.sale}>
      <QuantityField label={t('inventory.amount')} max={item.count} value={input} onChange={setInput} />
      <Button variant="tertiary" disabled={!isWhole} onClick={() => onSell(amount)}>
        {isWhole
          ? t('inventory.sellFor', { amount: formatNumber(amount), gold: formatNumber(amount * price) })
          : t('inventory.sell')}
      </Button>
    </div>
  )
}
