import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './SortableList.module.css'
import { type RowActions, SortableRow } from './SortableRow.tsx'
import type { SortableItem } from './sortable-item.ts'
import { useDragRows } from './use-drag-rows.ts'
import { useLiftedRow } from './use-lifted-row.ts'

type Props<Item> = {
  /** The accessible name of the list. */
  readonly label: string
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  /** The name of an item in announcements. */
  readonly nameOf: (item: Item) => string
  /** Moves an item to an index. */
  readonly onMove: (id: string, to: number) => void
  /** The order cannot be changed, for example while a filter hides items. */
  readonly fixed?: boolean
  readonly className?: string | undefined
  /** Where lists are long, the same function each time: rows with the same item are then not rendered again. */
  readonly children: (item: Item, part: SortableItem) => ReactNode
}

/** A list that the player sorts: by dragging with mouse or finger, by a handle and keys, by Alt + arrows, or by a menu. */
export const SortableList = <Item,>({
  label,
  items,
  idOf,
  nameOf,
  onMove,
  fixed = false,
  className,
  children,
}: Props<Item>) => {
  const list = useRef<HTMLUListElement>(null)
  const help = useId()
  const ids = items.map(idOf)
  const nameById = (id: string): string => {
    const item = items[ids.indexOf(id)]
    return item === undefined ? '' : nameOf(item)
  }
  const { lifted, announcement, onKeyDown, onBlur } = useLiftedRow({ ids, nameOf: nameById, onMove })
  const actions = useRowActions({ ids, onMove, onHandleKey: onKeyDown, onHandleBlur: onBlur })
  useDragRows(list, fixed, (from, to) => {
    const id = ids[from]
    if (id !== undefined) onMove(id, to)
  })
  const shown = lifted === undefined ? items : carried(items, ids.indexOf(lifted.id), lifted.to)
  return (
    <>
      <ul ref={list} aria-label={label} className={classes(styles.list, className)}>
        {shown.map((item) => (
          <SortableRow
            key={idOf(item)}
            id={idOf(item)}
            item={item}
            name={nameOf(item)}
            fixed={fixed}
            isLifted={lifted?.id === idOf(item)}
            help={help}
            actions={actions}
            render={children}
          />
        ))}
      </ul>
      <p id={help} hidden>
        {t('common.sortHow')}
      </p>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}

const carried = <Item,>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from]
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

type Latest = Pick<RowActions, 'onMove' | 'onHandleKey' | 'onHandleBlur'> & { readonly ids: readonly string[] }

/** The same object each time, so that no row is rendered again for it. */
const useRowActions = (now: Latest): RowActions => {
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const [actions] = useState<RowActions>(() => ({
    positionOf: (id) => ({ index: latest.current.ids.indexOf(id), count: latest.current.ids.length }),
    onMove: (id, to) => latest.current.onMove(id, to),
    onHandleKey: (id, event) => latest.current.onHandleKey(id, event),
    onHandleBlur: (id) => latest.current.onHandleBlur(id),
  }))
  return actions
}
