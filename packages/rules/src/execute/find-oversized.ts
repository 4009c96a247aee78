import { changedDocuments, type Documents } from '../documents/index.ts'
import type { DocumentName, FieldFault } from '../kernel/index.ts'
import type { Player, Task } from '../model/index.ts'
import { grownBeyond, sizesOfBoard, sizesOfTask, sizesOfUser } from './sizes.ts'

/** A document that a command grew beyond its limits, and where. */
export type Oversized = { readonly document: DocumentName; readonly faults: ReadonlyArray<FieldFault> }

/**
 * The first document that a command grew beyond a limit: the player, or a task. A part that was over its limit before may
 * stay so or shrink. docs/decisions/073-bounds-of-what-is-kept.md.
 */
export const findOversized = (before: Player, after: Player): Oversized | undefined => {
  if (before.user !== after.user) {
    const faults = grownBeyond(sizesOfUser(before.user, after.user), sizesOfUser(after.user, before.user))
    if (faults.length > 0) return { document: 'User', faults }
  }
  if (before.tasks === after.tasks) return undefined
  return firstOversized(
    Object.values<Task>(after.tasks)
      .filter((task) => task !== before.tasks[task._id])
      .map((task) => [task.type, sizesOf(sizesOfTask, before.tasks[task._id]), sizesOfTask(task)]),
  )
}

/**
 * The same for the documents of a shared command. Of players only the actor is refused: what others gather from it is
 * trimmed, or their own commands refuse it.
 */
export const findOversizedShared = (actorId: string, before: Documents, after: Documents): Oversized | undefined => {
  const [actor, actorAfter] = [before.users[actorId], after.users[actorId]]
  if (actor !== undefined && actorAfter !== undefined && actor !== actorAfter) {
    const faults = grownBeyond(sizesOfUser(actor, actorAfter), sizesOfUser(actorAfter, actor))
    if (faults.length > 0) return { document: 'User', faults }
  }
  const sharedTasks = changedOf(before, after, 'sharedTasks')
  return firstOversized([
    ...changedOf(before, after, 'groups').map(
      (group): Growth => ['Group', sizesOf(sizesOfBoard, before.groups[group._id]), sizesOfBoard(group)],
    ),
    ...changedOf(before, after, 'challenges').map(
      (challenge): Growth => [
        'Challenge',
        sizesOf(sizesOfBoard, before.challenges[challenge._id]),
        sizesOfBoard(challenge),
      ],
    ),
    ...sharedTasks.map(
      (task): Growth => [task.type, sizesOf(sizesOfTask, before.sharedTasks[task._id]), sizesOfTask(task)],
    ),
  ])
}

type Sizes = Parameters<typeof grownBeyond>[0]
type Growth = readonly [document: DocumentName, before: Sizes, after: Sizes]

const firstOversized = (growths: ReadonlyArray<Growth>): Oversized | undefined => {
  for (const [document, before, after] of growths) {
    const faults = grownBeyond(before, after)
    if (faults.length > 0) return { document, faults }
  }
  return undefined
}

const sizesOf = <A>(sizes: (document: A) => Sizes, document: A | undefined): Sizes =>
  document === undefined ? [] : sizes(document)

const changedOf = <K extends 'groups' | 'challenges' | 'sharedTasks'>(before: Documents, after: Documents, kind: K) => {
  const { inserted, replaced } = changedDocuments(before, after, kind)
  return [...inserted, ...replaced]
}
