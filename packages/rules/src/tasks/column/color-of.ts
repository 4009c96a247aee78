import type { Task } from '../../model/index.ts'

/** The colours of tasks, from the lowest value to the highest; rewards and sample tasks have one of their own. */
export const TASK_COLORS = ['worst', 'worse', 'bad', 'neutral', 'good', 'better', 'best', 'reward'] as const
export type TaskColor = (typeof TASK_COLORS)[number]

/** Upper bounds of the colours, exclusive. docs/reference/application.md 4, Task colour by value. */
const STEPS: ReadonlyArray<readonly [color: TaskColor, below: number]> = [
  ['worst', -20],
  ['worse', -10],
  ['bad', -1],
  ['neutral', 1],
  ['good', 5],
  ['better', 10],
]

/** The colour of a card, which follows from the value of the task. docs/reference/application.md 4. */
export const colorOf = ({ type, value, byHabitica }: Pick<Task, 'type' | 'value' | 'byHabitica'>): TaskColor => {
  if (type === 'reward' || byHabitica) return 'reward'
  return STEPS.find(([, below]) => value < below)?.[0] ?? 'best'
}
