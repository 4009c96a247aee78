import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import { Chip, Select, TextField } from '../../../ui/index.ts'
import type { ShelfModel } from '../item/index.ts'
import { groupsOf, type ShopArrangement, type ShopFilter, type ShopOrder } from './arrangement.ts'
import styles from './ShopTools.module.css'

type Props = {
  readonly shelves: ReadonlyArray<ShelfModel>
  readonly arrangement: ShopArrangement
  readonly onArrange: (arrangement: ShopArrangement) => void
  readonly orders: ReadonlyArray<ShopOrder>
  readonly filters: ReadonlyArray<ShopFilter>
  /** More of one shop. */
  readonly children?: ReactNode
}

/** Search, order, shelves, and what to leave out. */
export const ShopTools = ({ shelves, arrangement, onArrange, orders, filters, children }: Props) => {
  const toggled = <A,>(list: ReadonlyArray<A>, one: A, on: boolean): ReadonlyArray<A> =>
    on ? [...list, one] : list.filter((each) => each !== one)
  return (
    <div className={styles.tools} role="search">
      <TextField
        label={t('shops.search')}
        hideLabel
        placeholder={t('shops.search')}
        type="search"
        className={styles.search}
        value={arrangement.search}
        onChange={(event) => onArrange({ ...arrangement, search: event.target.value })}
      />
      <Select
        label={t('shops.order')}
        className={styles.order}
        value={arrangement.order}
        options={orders.map((value) => ({ value, label: t(`shops.orders.${value}`) }))}
        onChange={(order) => onArrange({ ...arrangement, order })}
      />
      {children !== undefined && <div className={styles.order}>{children}</div>}
      <div className={styles.rows}>
        <fieldset className={styles.chips}>
          <legend className={styles.legend}>{t('shops.shelves')}</legend>
          {groupsOf(shelves).map(({ id, title }) => (
            <Chip
              key={id}
              type="filter"
              on={arrangement.groups.includes(id)}
              onChange={(on) => onArrange({ ...arrangement, groups: toggled(arrangement.groups, id, on) })}
            >
              {title}
            </Chip>
          ))}
        </fieldset>
        <fieldset className={styles.chips}>
          <legend className={styles.legend}>{t('shops.leaveOut')}</legend>
          {filters.map((filter) => (
            <Chip
              key={filter}
              type="filter"
              on={arrangement.hidden.includes(filter)}
              onChange={(on) => onArrange({ ...arrangement, hidden: toggled(arrangement.hidden, filter, on) })}
            >
              {t(`shops.hide.${filter}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
    </div>
  )
}
