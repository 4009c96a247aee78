import { isRecord } from '../kernel/index.ts'
import type { Notification } from '../model/index.ts'
import type { Change, Path } from './change.ts'
import { fingerprint } from './fingerprint.ts'

/** Instead of a value that is no longer as the change left it. */
const CHANGED_SINCE = Symbol('changed since')

/** The document before the changes, or `undefined` if one of them has been overwritten since. */
export const revertChanges =
  (changes: ReadonlyArray<Change>) =>
  <Document>(document: Document): Document | undefined => {
    let reverted: unknown = document
    for (const change of changes.toReversed()) {
      reverted = withValueAt(reverted, change.path, (value) => revert(change, value))
      if (reverted === CHANGED_SINCE) return undefined
    }
    return reverted as Document
  }

const revert = (change: Change, value: unknown): unknown => {
  switch (change.type) {
    case 'set':
      return fingerprint(value) === change.now ? change.before : CHANGED_SINCE
    case 'splice':
      return Array.isArray(value) ? revertSplice(change, value) : CHANGED_SINCE
    case 'move':
      return fingerprint(value) === change.now && Array.isArray(value) ? moved(value, change) : CHANGED_SINCE
    case 'notifications':
      return revertNotifications(change, value as ReadonlyArray<Notification>)
  }
}

type Reverting<Type extends Change['type']> = Extract<Change, { readonly type: Type }>

const revertSplice = (
  { at, before, added, length, now }: Reverting<'splice'>,
  list: ReadonlyArray<unknown>,
): unknown => {
  // What was only added is known by itself; what was removed needs its place.
  if (before.length > 0 && list.length !== length) return CHANGED_SINCE
  if (fingerprint(list.slice(at, at + added)) !== now) return CHANGED_SINCE
  return list.toSpliced(at, added, ...before)
}

const moved = (list: ReadonlyArray<unknown>, { from, to }: Reverting<'move'>): ReadonlyArray<unknown> =>
  list.toSpliced(to, 1).toSpliced(from, 0, list[to])

const revertNotifications = (
  { added, before }: Reverting<'notifications'>,
  list: ReadonlyArray<Notification>,
): ReadonlyArray<Notification> => {
  const remaining = list.filter(({ id }) => !added.includes(id))
  const missing = before.filter(([, { id }]) => remaining.every((each) => each.id !== id))
  return missing.reduce((all, [index, notification]) => all.toSpliced(index, 0, notification), remaining)
}

/** The value with another one at the path; without it where there is none. */
const withValueAt = (value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown => {
  if (key === undefined) return change(value)
  if (Array.isArray(value) && typeof key === 'number') {
    const inner = withValueAt(value[key], rest, change)
    return inner === CHANGED_SINCE ? inner : value.with(key, inner)
  }
  if (!isRecord(value)) return CHANGED_SINCE
  const inner = withValueAt(value[key], rest, change)
  if (inner === CHANGED_SINCE) return inner
  const { [key]: _old, ...others } = value
  return inner === undefined ? others : { ...value, [key]: inner }
}
