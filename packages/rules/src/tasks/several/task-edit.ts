import * as t from 'io-ts'
import { Priority } from '../../model/index.ts'

/** A change of several tasks at once. decision 117. */
export const TaskEdit = t.union([
  t.readonly(t.type({ type: t.literal('tag'), tag: t.string, on: t.boolean })),
  t.readonly(t.type({ type: t.literal('difficulty'), priority: Priority })),
  t.readonly(t.type({ type: t.literal('move'), to: t.union([t.literal('top'), t.literal('bottom')]) })),
  t.readonly(t.type({ type: t.literal('duplicate') })),
  t.readonly(
    t.type({ type: t.literal('convert'), to: t.union([t.literal('habit'), t.literal('daily'), t.literal('todo')]) }),
  ),
  t.readonly(t.type({ type: t.literal('delete') })),
  /** Today. decision 130. */
  t.readonly(t.type({ type: t.literal('skip'), on: t.boolean })),
  /** `day`: the start of dailies, the date of to-dos, as `2026-06-10`. */
  t.readonly(t.type({ type: t.literal('startOn'), day: t.string })),
])
export type TaskEdit = t.TypeOf<typeof TaskEdit>
