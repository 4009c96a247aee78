import type { Task } from '../model/index.ts'

/** The steps of a task's colour, from the most neglected to the best kept; rewards and samples stand apart. */
export const TASK_COLORS = ['worst', 'worse', 'bad', 'neutral', 'good', 'better', 'best', 'reward'] as const
export type TaskColor = (typeof TASK_COLORS)[number]

/** Each step holds values below its figure. Application specification, section 4, Task colour by value. */
const STEPS: ReadonlyArray<readonly [color: TaskColor, below: number]> = [
  ['worst', -20],
  ['worse', -10],
  ['bad', -1],
  ['neutral', 1],
  ['good', 5],
  ['better', 10],
]

/** The colour of a task. */
export const colorOf = ({ type, value, byHabitica }: Pick<Task, 'type' | 'value' | 'byHabitica'>): TaskColor => {
  if (type === 'reward' || byHabitica) return 'reward'
  return STEPS.find(([, below]) => value < below)?.[0] ?? 'best'
}
