import { type KeyboardEvent, memo, type ReactNode, useState } from 'react'
import { t } from '../../i18n/index.ts'
import styles from './SortableList.module.css'
import { indexAfterKey, moveItems } from './moves.ts'
import type { SortableItem } from './sortable-item.ts'

export type RowActions = {
  readonly positionOf: (id: string) => { readonly index: number; readonly count: number }
  readonly onMove: (id: string, to: number) => void
  readonly onHandleKey: (id: string, event: KeyboardEvent) => void
  readonly onHandleBlur: (id: string) => void
}

type Props<Item> = {
  readonly id: string
  readonly item: Item
  readonly name: string
  readonly fixed: boolean
  /** Picked up by its handle. */
  readonly isLifted: boolean
  /** The id of the sentence that says how a handle is used. */
  readonly help: string
  readonly actions: RowActions
  readonly render: (item: Item, part: SortableItem) => ReactNode
}

const Row = <Item,>({ id, item, name, fixed, isLifted, help, actions, render }: Props<Item>) => {
  const [moves] = useState(() => () => moveItems(actions.positionOf(id), (to) => actions.onMove(id, to)))
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.altKey && !fixed ? indexAfterKey(event.key, actions.positionOf(id)) : undefined
    if (to === undefined) return
    event.preventDefault()
    actions.onMove(id, to)
  }
  return (
    <div
      role="listitem"
      className={styles.row}
      data-row={id}
      data-dragging={isLifted || undefined}
      onKeyDown={onKeyDown}
    >
      {render(item, {
        dragging: isLifted,
        moves: fixed ? undefined : moves,
        handle: {
          onKeyDown: (event) => actions.onHandleKey(id, event),
          onBlur: () => actions.onHandleBlur(id),
          'aria-describedby': help,
          'aria-label': t('common.moveNamed', { name }),
          disabled: fixed,
        },
      })}
    </div>
  )
}

/** Renders again for a new item or name only: a list has hundreds of rows. */
export const SortableRow = memo(Row) as typeof Row
