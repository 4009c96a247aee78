import { useState } from 'react'
import { formatNumber, t } from '../../../../i18n/index.ts'
import { Button, Dialog, useGridKeys, VisuallyHidden } from '../../../../ui/index.ts'
import { ItemFrame, Price, QuantityField, TileCount } from '../../../items/index.ts'
import styles from './SellView.module.css'
import type { SellableModel } from './to-sellable.ts'

type Props = {
  readonly items: ReadonlyArray<SellableModel>
  /** The item in its dialog. */
  readonly opened: SellableModel | undefined
  readonly onOpen: (id: string | undefined) => void
  readonly onSell: (item: SellableModel, amount: number) => void
}

/** The player's eggs, potions and food with what the market pays for them. */
export const SellView = ({ items, opened, onOpen, onSell }: Props) => {
  const { ref, ...keys } = useGridKeys()
  return (
    <section className={styles.sell} aria-labelledby="sell">
      <h2 id="sell" className={styles.title}>
        {t('shops.sell.title')}
      </h2>
      <p className={styles.text}>{t(items.length === 0 ? 'shops.sell.nothing' : 'shops.sell.text')}</p>
      <div ref={ref} {...keys}>
        <ul className={styles.tiles}>
          {items.map(({ id, name, picture, count, price }) => (
            <li key={id} className={styles.place}>
              <button type="button" data-cell="" className={styles.tile} onClick={() => onOpen(id)}>
                <VisuallyHidden>{t('shops.sell.press')}</VisuallyHidden>
                <ItemFrame item={picture} className={styles.arch} />
                <span className={styles.name}>{name}</span>
                <Price amount={price} currency="gold" />
                <TileCount count={count} />
                <VisuallyHidden>, {t('inventory.owned', { count })}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {opened !== undefined && (
        <SellDialog key={opened.id} item={opened} onSell={onSell} onClose={() => onOpen(undefined)} />
      )}
    </section>
  )
}

type DialogProps = {
  readonly item: SellableModel
  readonly onSell: Props['onSell']
  readonly onClose: () => void
}

const SellDialog = ({ item, onSell, onClose }: DialogProps) => {
  const [input, setInput] = useState<number | undefined>(1)
  const amount = Number.isInteger(input) ? Math.min(input ?? 0, item.count) : 0
  return (
    <Dialog
      open
      width="sm"
      title={item.name}
      intro={t('inventory.owned', { count: item.count })}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {t('shops.notNow')}
          </Button>
          <Button variant="primary" disabled={amount < 1} onClick={() => onSell(item, amount)}>
            {t('shops.sell.sellFor', { count: amount, gold: formatNumber(amount * item.price) })}
          </Button>
        </>
      }
    >
      <ItemFrame item={item.picture} className={styles.large} />
      <div className={styles.amount}>
        <QuantityField label={t('inventory.amount')} max={item.count} value={input} onChange={setInput} />
        <Button variant="tertiary" size="sm" onClick={() => setInput(item.count)}>
          {t('shops.sell.all')}
        </Button>
      </div>
    </Dialog>
  )
}
