import { addChanges, statChangeToast } from './stat-change-toast.ts'
import type { Toast } from './toast.ts'

const extraOf = ({ extra }: Toast) => (extra === undefined ? {} : { extra })

/** The newer act is undone before the older one. */
const undoOfBoth = ({ undo: first }: Toast, { undo: then }: Toast) =>
  first === undefined || then === undefined
    ? {}
    : {
        undo: () => {
          then()
          first()
        },
      }

/**
 * One toast for two that say the same: changes of stats are added up, and of other equal toasts the newer words stay.
 * `undefined` if they differ, or if one of them offers something.
 */
export const mergeToasts = (older: Toast, newer: Toast): Toast | undefined => {
  if (older.action !== undefined || newer.action !== undefined) return undefined
  const count = (older.count ?? 1) + (newer.count ?? 1)
  if (older.changes !== undefined && newer.changes !== undefined) {
    const changes = addChanges(older.changes, newer.changes)
    const sum = changes && statChangeToast(changes)
    return sum && { ...sum, ...extraOf(newer), ...undoOfBoth(older, newer), uuid: older.uuid, count }
  }
  if (older.type !== newer.type || older.text !== newer.text) return undefined
  const undo = undoOfBoth(older, newer)
  const { undo: _last, ...said } = newer
  if (older.amount === undefined || newer.amount === undefined) return { ...said, ...undo, uuid: older.uuid, count }
  return { ...said, ...undo, uuid: older.uuid, count, amount: older.amount + newer.amount }
}
