import * as t from 'io-ts'
import { listOf } from '../codecs.ts'
import { TaskId } from '../keys.ts'

/** The task order of a player, a board or a challenge, by task type. `dailys` is the spelling of the API. */
export const TasksOrder = t.readonly(
  t.type({ habits: listOf(TaskId), dailys: listOf(TaskId), todos: listOf(TaskId), rewards: listOf(TaskId) }),
)
export type TasksOrder = t.TypeOf<typeof TasksOrder>
