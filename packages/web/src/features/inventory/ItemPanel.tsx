import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { formatNumber, t } from '../../texts/index.ts'
import { Button, IconButton, NumberField } from '../../ui/index.ts'
import { ThingPicture } from '../things/index.ts'
import type { ItemId, ItemModel, NestModel } from './item.ts'
import styles from './ItemPanel.module.css'
import type { Partner } from './partners.ts'

type Props = {
  readonly item: ItemModel
  readonly partners: ReadonlyArray<Partner>
  readonly nameOf: (id: ItemId) => string
  readonly onHatch: (nest: NestModel) => void
  readonly onSell: (amount: number) => void
  readonly onLeave: () => void
}

/** The thing in hand: what it is, what it makes, and what a merchant gives for it. */
export const ItemPanel = ({ item, partners, nameOf, onHatch, onSell, onLeave }: Props) => (
  <section className={styles.panel} aria-label={item.name}>
    <div className={styles.head}>
      <span className={styles.arch}>{item.thing !== undefined && <ThingPicture thing={item.thing} />}</span>
      <div>
        <h2 className={styles.name}>{item.name}</h2>
        <p className={styles.owned}>{t('inventory.owned', { count: item.count })}</p>
      </div>
      <IconButton label={t('inventory.leave', { name: item.name })} icon={<X size={20} />} onClick={onLeave} />
    </div>
    {item.notes !== '' && <p>{item.notes}</p>}
    <Use item={item} partners={partners} nameOf={nameOf} onHatch={onHatch} />
    {item.price !== undefined && <Sale key={item.id} item={item} price={item.price} onSell={onSell} />}
  </section>
)

/** What one can do with it besides selling it. */
const Use = ({
  item,
  partners,
  nameOf,
  onHatch,
}: Pick<Props, 'item' | 'partners' | 'nameOf' | 'onHatch'>): ReactNode => {
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
          <Button asChild look="moat">
            <Link to={pathTo('stable')}>{t('inventory.feedInStable')}</Link>
          </Button>
        </>
      )
    case 'quests':
      return <p className={styles.quiet}>{t('inventory.questNotes')}</p>
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
              {nest.thing !== undefined && <ThingPicture thing={nest.thing} size={34} />}
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
  const [asked, setAsked] = useState<number | undefined>(1)
  const amount = Math.min(asked ?? 0, item.count)
  const isWhole = Number.isInteger(amount) && amount > 0
  return (
    <div className={styles.sale}>
      <NumberField
        label={t('inventory.amount')}
        hideLabel
        min={1}
        max={item.count}
        value={asked === undefined ? undefined : Math.min(asked, item.count)}
        onChange={setAsked}
      />
      <Button look="quiet" disabled={!isWhole} onClick={() => onSell(amount)}>
        {isWhole
          ? t('inventory.sellFor', { amount: formatNumber(amount), gold: formatNumber(amount * price) })
          : t('inventory.sell')}
      </Button>
    </div>
  )
}
