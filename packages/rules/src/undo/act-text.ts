import * as E from 'fp-ts/lib/Either.js'
import { ActChanges, type Change, type Path, type TaskChange } from './change.ts'

/**
 * What an act changed, as the player's document holds it. A document has twenty of them and is written with each command, so
 * values that were set, nearly all there is, stand without the names of their fields.
 */
export const toActText = ({ subject, throws, user, tasks }: ActChanges): string =>
  JSON.stringify([subject, throws, user.map(pack), Object.entries(tasks).map(([id, change]) => [id, packTask(change)])])

/** Undefined for a text that is not known. Those of the first release had names. */
export const fromActText = (text: string): ActChanges | undefined => {
  const decoded = ActChanges.decode(unpackAll(JSON.parse(text)))
  return E.isRight(decoded) ? decoded.right : undefined
}

type Packed = Change | readonly [path: string, now: string, before?: unknown]

const pack = (change: Change): Packed => {
  if (change.type !== 'set' || !change.path.every(isPlain)) return change
  const path = change.path.map((step) => (typeof step === 'number' ? `#${step}` : step)).join('/')
  return 'before' in change ? [path, change.now, change.before] : [path, change.now]
}

const isPlain = (step: Path[number]): boolean =>
  typeof step === 'number' || (step !== '' && !step.startsWith('#') && !step.includes('/'))

const packTask = (change: TaskChange): unknown => (change.type === 'written' ? change.changes.map(pack) : change)

const unpackAll = (parsed: unknown): unknown => {
  if (!isList(parsed)) return parsed
  const [subject, throws, user, tasks] = parsed
  return {
    subject,
    throws,
    user: unpackList(user),
    tasks: Object.fromEntries(listOf(tasks).map((each) => [listOf(each)[0], unpackTask(listOf(each)[1])])),
  }
}

const unpackTask = (change: unknown): unknown =>
  isList(change) ? { type: 'written', changes: unpackList(change) } : change

const unpackList = (changes: unknown): unknown => listOf(changes).map(unpack)

const unpack = (change: unknown): unknown => {
  if (!isList(change)) return change
  const [path, now] = change
  const steps = String(path).split('/')
  return {
    type: 'set',
    path: steps.map((step) => (step.startsWith('#') ? Number(step.slice(1)) : step)),
    now,
    ...(change.length > 2 ? { before: change[2] } : {}),
  }
}

const isList = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value)
const listOf = (value: unknown): ReadonlyArray<unknown> => (isList(value) ? value : [])
