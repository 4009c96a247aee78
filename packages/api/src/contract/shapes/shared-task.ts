import { type SharedTask, TaskType } from '@daykeep/rules/model'
import * as t from 'io-ts'

/** A task of a board or the original of a challenge's task, which nobody owns. docs/reference/api.md 3.2. */
export type WireSharedTask = SharedTask & { readonly id: string }

const AnyObject = t.record(t.string, t.unknown)

export const WireSharedTask: t.Type<WireSharedTask, unknown, unknown> = t.intersection([
  t.type({
    _id: t.string,
    id: t.string,
    type: TaskType,
    text: t.string,
    notes: t.string,
    challenge: AnyObject,
    group: t.type({ assignedUsers: t.readonlyArray(t.string), completedBy: AnyObject }),
  }),
  AnyObject,
]) as unknown as t.Type<WireSharedTask, unknown, unknown>
