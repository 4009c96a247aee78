import { isRecord } from '../kernel/index.ts'
import type { Notification } from '../model/index.ts'
import type { Change, Path } from './change.ts'
import { fingerprint } from './fingerprint.ts'
import { isSame } from './is-same.ts'

/** Stamps of every command, and what undoing itself keeps. */
const STAMPS: ReadonlySet<Path[number]> = new Set(['turn', 'lastCommand', 'updatedAt', 'acts', 'undoneThrows'])
const isStamp = (path: Path): boolean =>
  path.length === 1
    ? STAMPS.has(path[0] ?? '')
    : path.length === 3 && path[2] === 'updated' && path.join('/') === 'auth/timestamps/updated'

/** At most so many entries fall off the front of a list that has reached its limit. */
const FALL_OFF = 3

/** Everything that differs between two states of a document, in the order in which it is reverted from the end. */
export const changesBetween = (before: unknown, after: unknown, path: Path = []): ReadonlyArray<Change> => {
  if (before === after || isStamp(path)) return []
  if (isRecord(before) && isRecord(after))
    return differingKeys(before, after).flatMap((key) => changesBetween(before[key], after[key], [...path, key]))
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  if (isSame(before, after)) return []
  return [{ type: 'set', path, ...(before === undefined ? {} : { before }), now: fingerprint(after) }]
}

/** In the order of the alphabet. */
const differingKeys = (before: Fields, after: Fields): ReadonlyArray<string> => {
  // Loops: they pass all fields of a player with each command.
  const keys: string[] = []
  for (const key in after) if (before[key] !== after[key]) keys.push(key)
  for (const key in before) if (after[key] === undefined && !Object.hasOwn(after, key)) keys.push(key)
  return keys.toSorted()
}

type Fields = Readonly<Record<string, unknown>>

type List = ReadonlyArray<unknown>

const listChanges = (before: List, after: List, path: Path): ReadonlyArray<Change> => {
  if (path.length === 1 && path[0] === 'notifications')
    return notificationChanges(before as ReadonlyArray<Notification>, after as ReadonlyArray<Notification>)
  const fallen = fallenOff(before, after)
  if (fallen > 0) {
    const rest = before.slice(fallen)
    const fall = spliceOf({ before, after: rest, path, start: 0, end: fallen, added: 0 })
    return [fall, ...listChanges(rest, after, path)]
  }
  const start = before.findIndex((entry, index) => !isSame(entry, after[index]))
  if (start === -1 && before.length === after.length) return []
  return changesFrom(before, after, path, start === -1 ? before.length : start)
}

/** `start`: the first entry that differs. */
const changesFrom = (before: List, after: List, path: Path, start: number): ReadonlyArray<Change> => {
  let tail = 0
  while (
    tail < Math.min(before.length, after.length) - start &&
    isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])
  )
    tail += 1
  const end = before.length - tail
  const added = after.length - tail - start
  if (end - start === 1 && added === 1) return changesBetween(before[start], after[start], [...path, start])
  const moved = end - start === added ? moveOf(before.slice(start, end), after.slice(start, start + added)) : undefined
  if (moved !== undefined)
    return [{ type: 'move', path, from: start + moved.from, to: start + moved.to, now: fingerprint(after) }]
  return [spliceOf({ before, after, path, start, end, added })]
}

const spliceOf = (range: {
  readonly before: List
  readonly after: List
  readonly path: Path
  readonly start: number
  readonly end: number
  readonly added: number
}): Change => ({
  type: 'splice',
  path: range.path,
  at: range.start,
  before: range.before.slice(range.start, range.end),
  added: range.added,
  length: range.after.length,
  now: fingerprint(range.after.slice(range.start, range.start + range.added)),
})

/** How many entries a full list lost at its front while others were added. */
const fallenOff = (before: List, after: List): number => {
  if (before.length === 0 || after.length < before.length - FALL_OFF || isSame(before[0], after[0])) return 0
  const fallen = before.slice(0, FALL_OFF + 1).findIndex((entry) => isSame(entry, after[0]))
  if (fallen <= 0) return 0
  const rest = before.slice(fallen)
  // A moved entry would be found again behind the others.
  return rest.length > after.length / 2 && rest.every((entry, index) => isSame(entry, after[index])) ? fallen : 0
}

/** Whether two equal ranges differ by one entry that went from one end to the other. */
const moveOf = (before: List, after: List): { readonly from: number; readonly to: number } | undefined => {
  const last = before.length - 1
  const isDown = before.slice(1).every((entry, index) => isSame(entry, after[index])) && isSame(before[0], after[last])
  if (isDown) return { from: 0, to: last }
  const isUp = after.slice(1).every((entry, index) => isSame(entry, before[index])) && isSame(after[0], before[last])
  return isUp ? { from: last, to: 0 } : undefined
}

const notificationChanges = (
  before: ReadonlyArray<Notification>,
  after: ReadonlyArray<Notification>,
): ReadonlyArray<Change> => {
  const [old, current] = [new Set(before.map(({ id }) => id)), new Set(after.map(({ id }) => id))]
  const added = after.flatMap(({ id }) => (old.has(id) ? [] : [id]))
  const removed = before.flatMap(
    (each, index): ReadonlyArray<readonly [number, Notification]> => (current.has(each.id) ? [] : [[index, each]]),
  )
  if (added.length === 0 && removed.length === 0) return []
  return [
    { type: 'notifications', path: ['notifications'], added, before: removed.map(([index, each]) => [index, each]) },
  ]
}
