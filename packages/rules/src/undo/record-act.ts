import { type Instant, fromIso } from '../kernel/index.ts'
import type { Act, FinalAct, Player, Task, User } from '../model/index.ts'
import { toActText } from './act-text.ts'
import type { ActChanges, TaskChange } from './change.ts'
import { changesBetween } from './changes-between.ts'
import { fingerprint } from './fingerprint.ts'
import { isForGood, isRecorded } from './recorded-acts.ts'

/** At most so many acts can be undone. */
const ACTS = 20
/** All of them together in UTF-16 code units; the newest are kept. */
const CHARACTERS = 48_000
/** Params up to this length name an act in a list. */
const SHORT_PARAM = 100

export type ExecutedAct = {
  readonly command: string
  readonly params: unknown
  readonly at: Instant
  readonly thrown: Readonly<Record<string, number>>
}

/** Makes the player with the act that led to a state, so that it can be undone. `before`: the player at its start. */
export type ActRecorder = (before: Player, act: ExecutedAct) => (after: Player) => User

/** Records what differs between two states. docs/decisions/114-undo.md. */
export const recordAct: ActRecorder = (before, act) => (after) => {
  const { user } = after
  if (!isRecorded(act.command)) return user
  const acts = [...actsOf(user), toAct(before, after, act)].slice(-ACTS)
  return { ...user, acts: newestWithin(acts) }
}

/** The acts since the player's day began: what came before it is over. */
export const actsOf = ({ acts = [], lastCron }: User): ReadonlyArray<Act> => {
  const begin = fromIso(lastCron)
  return acts.filter(({ at }) => at >= begin)
}

const toAct = (before: Player, after: Player, { command, params, at, thrown }: ExecutedAct): Act => {
  const subject = shortParams(params)
  const changes: ActChanges = {
    subject,
    throws: thrown,
    user: changesBetween(before.user, after.user),
    tasks: taskChanges(before.tasks, after.tasks),
  }
  const text = toActText(changes)
  const final = finality(command, before, changes) ?? (text.length > CHARACTERS ? 'tooLarge' : undefined)
  const act = { turn: before.user.turn, at, command }
  if (final === undefined) return { ...act, changes: text }
  return { ...act, changes: toActText({ subject, throws: {}, user: [], tasks: {} }), final }
}

const finality = (command: string, before: Player, changes: ActChanges): FinalAct | undefined => {
  if (isForGood(command)) return 'forGood'
  if (reachesOthers(command, before, changes)) return 'reachesOthers'
  return changes.user.some(({ path: [part, of] }) => part === 'balance' || (part === 'purchased' && of === 'plan'))
    ? 'paid'
    : undefined
}

/** Scores of a challenge's copies go to the original, tasks of a group belong to it, and a cast without a task reaches the party. */
const reachesOthers = (command: string, before: Player, { tasks }: ActChanges): boolean => {
  const touched = Object.keys(tasks).flatMap((id) => (before.tasks as Readonly<Record<string, Task>>)[id] ?? [])
  const isScore = command === 'scoreTask' || command === 'bulkScore' || command === 'scoreChecklistItem'
  if (touched.some(({ group, challenge }) => group.id !== undefined || (isScore && challenge.id !== undefined)))
    return true
  return command === 'castSkill' && touched.length === 0 && before.user.party._id !== undefined
}

type Tasks = Readonly<Record<string, Task>>

const taskChanges = (before: Tasks, after: Tasks): Readonly<Record<string, TaskChange>> => {
  if (before === after) return {}
  // Of a thousand tasks an act touches a few: the others are neither sorted nor looked at again.
  const ids: string[] = []
  for (const id in before) if (after[id] === undefined) ids.push(id)
  for (const id in after) if (before[id] !== after[id]) ids.push(id)
  return Object.fromEntries(ids.toSorted().flatMap((id) => taskChange(id, before[id], after[id])))
}

const taskChange = (
  id: string,
  before: Task | undefined,
  after: Task | undefined,
): ReadonlyArray<readonly [string, TaskChange]> => {
  if (before === after) return []
  if (after === undefined) return before === undefined ? [] : [[id, { type: 'deleted', before }]]
  if (before === undefined) return [[id, { type: 'made', now: fingerprintOfTask(after) }]]
  const changes = changesBetween(before, after)
  return changes.length === 0 ? [] : [[id, { type: 'written', changes }]]
}

/** Without the stamp of its last change. */
export const fingerprintOfTask = ({ updatedAt: _stamp, ...task }: Task): string => fingerprint(task)

const shortParams = (params: unknown): ActChanges['subject'] =>
  Object.fromEntries(
    Object.entries(Object(params) as Readonly<Record<string, unknown>>).filter(
      (entry): entry is [string, string | number | boolean] => isShort(entry[1]),
    ),
  )

const isShort = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= SHORT_PARAM)

/** The newest acts that fit together. */
const newestWithin = (acts: ReadonlyArray<Act>): ReadonlyArray<Act> => {
  let size = 0
  const first = acts.findLastIndex(({ changes }) => (size += changes.length) > CHARACTERS)
  return acts.slice(first + 1)
}
