import * as t from 'io-ts'
import { Notification, Task } from '../model/index.ts'

const Path = t.readonlyArray(t.union([t.string, t.number]))
export type Path = t.TypeOf<typeof Path>

/**
 * One change of a document, with what stood there before. `now` is the fingerprint of what stands there since, by which a later
 * change is noticed.
 */
export const Change = t.readonly(
  t.union([
    /** A value; without `before` there was none. */
    t.intersection([t.type({ type: t.literal('set'), path: Path, now: t.string }), t.partial({ before: t.unknown })]),
    /** In the place of `before`, `added` entries stand at `at` in a list of `length`. */
    t.type({
      type: t.literal('splice'),
      path: Path,
      at: t.number,
      before: t.readonlyArray(t.unknown),
      added: t.number,
      length: t.number,
      now: t.string,
    }),
    /** An entry of a list went from one place to another. */
    t.type({ type: t.literal('move'), path: Path, from: t.number, to: t.number, now: t.string }),
    /** Notifications that came, and with their places those that went. Others come and go beside them. */
    t.type({
      type: t.literal('notifications'),
      path: Path,
      added: t.readonlyArray(t.string),
      before: t.readonlyArray(t.tuple([t.number, Notification])),
    }),
  ]),
)
export type Change = t.TypeOf<typeof Change>

/** What happened to a task: it was written, made, or deleted. */
export const TaskChange = t.readonly(
  t.union([
    t.type({ type: t.literal('written'), changes: t.readonlyArray(Change) }),
    t.type({ type: t.literal('made'), now: t.string }),
    t.type({ type: t.literal('deleted'), before: Task }),
  ]),
)
export type TaskChange = t.TypeOf<typeof TaskChange>

/** What an act changed. `subject`: the short params by which a list names it. `throws`: by what was thrown for, the turn of the throws. */
export const ActChanges = t.readonly(
  t.type({
    subject: t.record(t.string, t.union([t.string, t.number, t.boolean])),
    throws: t.record(t.string, t.number),
    user: t.readonlyArray(Change),
    tasks: t.record(t.string, TaskChange),
  }),
)
export type ActChanges = t.TypeOf<typeof ActChanges>
