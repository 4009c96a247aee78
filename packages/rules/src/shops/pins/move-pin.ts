import * as E from 'fp-ts/lib/Either.js'
import { refuse, type Rule } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { pinnedColumn } from './pinned-column.ts'

/** `position` counts from 0; -1 is the end. */
export type MovePin = { readonly path: string; readonly position: number }

/** Moves an entry of the rewards column. Reports the new order of paths. docs/reference/rules.md 10.9. */
export const movePin: Rule<'catalogue' | 'now', MovePin, 'wrongItemPath', User, ReadonlyArray<string>> =
  ({ catalogue, now }) =>
  ({ path, position }) =>
  (user) => {
    const column = pinnedColumn(catalogue, user, now).map((pin) => pin.path)
    if (!column.includes(path)) return refuse('wrongItemPath', { path })
    const before = user.pinnedItemsOrder.length === column.length ? user.pinnedItemsOrder : column
    const others = before.filter((each) => each !== path)
    const order = others.toSpliced(position === -1 ? others.length : position, 0, path)
    const isUnchanged = order.join() === user.pinnedItemsOrder.join()
    return E.right({ state: isUnchanged ? user : { ...user, pinnedItemsOrder: order }, report: order, events: [] })
  }
