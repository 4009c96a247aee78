import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { groupRows } from './group-rows.ts'
import { SortableGroup } from './SortableGroup.tsx'
import type { RowActions } from './SortableRow.tsx'
import type { SortableItem } from './sortable-item.ts'
import { useDragRows } from './use-drag-rows.ts'
import { useFocusInRows } from './use-focus-in-rows.ts'
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
  /** Where lists are long, the same functions each time: groups of the same items are then not rendered again. */
  readonly children: (item: Item, part: SortableItem) => ReactNode
}

/** A list that the player sorts: by dragging with mouse or finger, by a handle and keys, by Alt + arrows, or by a menu. */
export const SortableList = <Item,>({
  label,
  items,
  idOf,
  nameOf,
  onMove: onMoved,
  fixed = false,
  className,
  children,
}: Props<Item>) => {
  const list = useRef<HTMLDivElement>(null)
  const help = useId()
  const ids = items.map(idOf)
  const nameById = (id: string): string => {
    const item = items[ids.indexOf(id)]
    return item === undefined ? '' : nameOf(item)
  }
  const rememberFocus = useFocusInRows(list)
  const onMove = (id: string, to: number) => {
    rememberFocus(id)
    onMoved(id, to)
  }
  const { lifted, announcement, onKeyDown, onBlur } = useLiftedRow({
    ids,
    nameOf: nameById,
    onMove,
    onStep: rememberFocus,
  })
  const actions = useRowActions({ ids, onMove, onHandleKey: onKeyDown, onHandleBlur: onBlur })
  useDragRows(list, fixed, (from, to) => {
    const id = ids[from]
    if (id !== undefined) onMove(id, to)
  })
  const shown = lifted === undefined ? items : withMoved(items, ids.indexOf(lifted.id), lifted.to)
  return (
    <>
      {/* A group lies between the list and its rows, which the elements of lists do not allow. */}
      <div ref={list} role="list" aria-label={label} className={className}>
        {groupRows(shown, idOf).map(({ key, items: some }) => (
          <SortableGroup
            key={key}
            items={some}
            idOf={idOf}
            nameOf={nameOf}
            fixed={fixed}
            lifted={some.some((item) => idOf(item) === lifted?.id) ? lifted?.id : undefined}
            help={help}
            actions={actions}
            render={children}
          />
        ))}
      </div>
      <p id={help} hidden>
        {t('common.sortHow')}
      </p>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}

const withMoved = <Item,>(items: readonly Item[], from: number, to: number): readonly Item[] => {
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
