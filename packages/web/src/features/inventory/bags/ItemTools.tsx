import { formatNumber, t } from '../../../i18n/index.ts'
import { Chip, Select, TextField } from '../../../ui/index.ts'
import { type Arrangement, ITEM_ORDERS } from './to-shelves.ts'
import { ITEM_GROUPS, type ItemGroup, type ItemModel } from './item.ts'
import styles from './ItemTools.module.css'

type Props = {
  readonly items: ReadonlyArray<ItemModel>
  readonly arrangement: Arrangement
  readonly onArrange: (arrangement: Arrangement) => void
}

/** Search, groups and order. */
export const ItemTools = ({ items, arrangement, onArrange }: Props) => {
  const { search, groups, order } = arrangement
  const countOf = (group: ItemGroup) => items.filter((item) => item.group === group).length
  const toggle = (group: ItemGroup, on: boolean) =>
    onArrange({ ...arrangement, groups: on ? [...groups, group] : groups.filter((each) => each !== group) })
  return (
    <>
      <TextField
        label={t('inventory.search')}
        hideLabel
        placeholder={t('inventory.search')}
        type="search"
        className={styles.search}
        value={search}
        onChange={(event) => onArrange({ ...arrangement, search: event.target.value })}
      />
      <Select
        label={t('inventory.order')}
        hideLabel
        className={styles.order}
        value={order}
        options={ITEM_ORDERS.map((value) => ({ value, label: t(`inventory.orders.${value}`) }))}
        onChange={(next) => onArrange({ ...arrangement, order: next })}
      />
      <fieldset className={styles.groups}>
        <legend className={styles.legend}>{t('inventory.groupsShown')}</legend>
        {ITEM_GROUPS.map((group) => (
          <Chip key={group} type="filter" on={groups.includes(group)} onChange={(on) => toggle(group, on)}>
            {t(`inventory.groups.${group}`)} {formatNumber(countOf(group))}
          </Chip>
        ))}
      </fieldset>
    </>
  )
}
