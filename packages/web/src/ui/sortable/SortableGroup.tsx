import { type CSSProperties, memo, type ReactNode } from 'react'
import styles from './SortableList.module.css'
import { type RowActions, SortableRow } from './SortableRow.tsx'
import type { SortableItem } from './sortable-item.ts'

type Props<Item> = {
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  readonly fixed: boolean
  /** The row of this group that is picked up by its handle. */
  readonly lifted: string | undefined
  /** The id of the sentence that says how a handle is used. */
  readonly help: string
  readonly actions: RowActions
  readonly render: (item: Item, part: SortableItem) => ReactNode
}

const Group = <Item,>({ items, idOf, nameOf, lifted, ...rest }: Props<Item>) => (
  <div role="presentation" className={styles.group} style={{ '--rows': items.length } as CSSProperties}>
    {items.map((item) => {
      const id = idOf(item)
      return <SortableRow key={id} id={id} item={item} name={nameOf(item)} isLifted={lifted === id} {...rest} />
    })}
  </div>
)

const isSame = <Item,>({ items: before, ...one }: Props<Item>, { items: after, ...other }: Props<Item>): boolean =>
  before.length === after.length &&
  before.every((item, at) => item === after[at]) &&
  (Object.keys(one) as Array<keyof typeof one>).every((name) => one[name] === other[name])

/** Some rows of a list that are drawn or left out together; renders again when one of them is another. */
export const SortableGroup = memo(Group, isSame) as typeof Group
