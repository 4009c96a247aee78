import * as E from 'fp-ts/lib/Either.js'
import { type GameEvent, type Outcome, refuse, type RefusalKey, type Result, type Rule } from '../kernel/index.ts'
import type { Act, FinalAct, Player, Task, TaskId, User } from '../model/index.ts'
import { fromActText } from './act-text.ts'
import type { ActChanges, Path, TaskChange } from './change.ts'
import { actsOf, fingerprintOfTask } from './record-act.ts'
import { revertChanges } from './revert-changes.ts'
import { withUndoneThrows } from './undone-throws.ts'

export type UndoAct = { readonly turn: number }

export type UndoRefusals = 'undoTooLate' | 'undoFirst' | 'undoChangedSince' | (typeof REFUSAL_OF_FINAL)[FinalAct]

/** The act that was undone. */
export type UndoReport = { readonly command: string; readonly subject: ActChanges['subject'] }

const REFUSAL_OF_FINAL = {
  reachesOthers: 'undoReachesOthers',
  paid: 'undoPaid',
  tooLarge: 'undoTooLarge',
  forGood: 'undoForGood',
} as const satisfies Record<FinalAct, RefusalKey>

/**
 * Undoes one of the player's last acts: everything it changed is as it was before, and nothing else changes. Refused where something later
 * builds on it. docs/decisions/114-undo.md.
 */
export const undoAct: Rule<never, UndoAct, UndoRefusals, Player, UndoReport> =
  () =>
  ({ turn }) =>
  (player) => {
    const acts = actsOf(player.user)
    const act = acts.find((each) => each.turn === turn)
    if (act === undefined) return refuse('undoTooLate')
    if (act.final !== undefined) return refuse(REFUSAL_OF_FINAL[act.final])
    const changes = changesOf(act)
    if (changes === undefined) return refuse('undoTooLate')
    if (acts.some((later) => later.turn > turn && overlaps(changes, changesOf(later)))) return refuse('undoFirst')
    return reverted(player, changes, act)
  }

/**
 * An act with those that build on it, in the order in which they have to be undone. Empty for an act that is not known; an act that is final
 * ends the order.
 */
export const undoOrder = (user: User, turn: number): ReadonlyArray<Act> => {
  const acts = actsOf(user)
  const act = acts.find((each) => each.turn === turn)
  if (act === undefined) return []
  const order: Act[] = [act]
  for (const later of acts.filter((each) => each.turn > turn)) {
    const changes = changesOf(later)
    if (changes !== undefined && order.some((each) => overlaps(changes, changesOf(each)))) order.unshift(later)
  }
  return order
}

/** What an act changed, as it was recorded. */
export const changesOf = ({ changes }: Act): ActChanges | undefined => fromActText(changes)

/** The tasks that undoing an act needs. */
export const tasksOfAct =
  ({ turn }: UndoAct) =>
  (user: User): ReadonlyArray<string> => {
    const act = actsOf(user).find((each) => each.turn === turn)
    return act === undefined ? [] : Object.keys(changesOf(act)?.tasks ?? {})
  }

const reverted = (
  player: Player,
  changes: ActChanges,
  { turn, command }: Act,
): Result<'undoChangedSince', Outcome<Player, UndoReport>> => {
  const user = revertChanges(changes.user)(player.user)
  const tasks = revertTasks(player.tasks, changes.tasks)
  if (user === undefined || tasks === undefined) return refuse('undoChangedSince')
  const without = { ...user, acts: (user.acts ?? []).filter((act) => act.turn !== turn) }
  return E.right({
    state: { user: withUndoneThrows(without, changes.throws), tasks },
    report: { command, subject: changes.subject },
    events: Object.entries(changes.tasks).map(([id, change]) => eventOf(id as TaskId, change)),
  })
}

type Tasks = Player['tasks']

const revertTasks = (tasks: Tasks, changes: ActChanges['tasks']): Tasks | undefined => {
  const reverted: Record<string, Task> = { ...tasks }
  for (const [id, change] of Object.entries(changes)) {
    const before = taskBefore(reverted[id], change)
    if (before === 'changed since') return undefined
    if (before === undefined) delete reverted[id]
    else reverted[id] = before
  }
  return Object.keys(changes).length === 0 ? tasks : reverted
}

const taskBefore = (task: Task | undefined, change: TaskChange): Task | undefined | 'changed since' => {
  if (change.type === 'deleted') return task === undefined ? change.before : 'changed since'
  if (task === undefined) return 'changed since'
  if (change.type === 'made') return fingerprintOfTask(task) === change.now ? undefined : 'changed since'
  return revertChanges(change.changes)(task) ?? 'changed since'
}

const eventOf = (task: TaskId, { type }: TaskChange): GameEvent =>
  type === 'made'
    ? { type: 'TaskDeleted', task }
    : type === 'deleted'
      ? { type: 'TaskCreated', task }
      : { type: 'TaskUpdated', task }

/** Whether two acts changed the same thing. Notifications come and go beside each other. */
const overlaps = (one: ActChanges, other: ActChanges | undefined): boolean => {
  if (other === undefined) return false
  if (anyOverlap(pathsOf(one.user), pathsOf(other.user))) return true
  return Object.entries(one.tasks).some(([id, change]) => {
    const later = other.tasks[id]
    if (later === undefined) return false
    if (change.type !== 'written' || later.type !== 'written') return true
    return anyOverlap(pathsOf(change.changes), pathsOf(later.changes))
  })
}

const pathsOf = (changes: ActChanges['user']): ReadonlyArray<Path> =>
  changes.flatMap(({ type, path }) => (type === 'notifications' ? [] : [path]))

const anyOverlap = (one: ReadonlyArray<Path>, other: ReadonlyArray<Path>): boolean =>
  one.some((path) => other.some((later) => path.every((key, index) => index >= later.length || key === later[index])))
