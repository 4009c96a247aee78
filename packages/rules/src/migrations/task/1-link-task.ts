import { partOf, type Step } from '../step.ts'

/** Every task says which challenge and which group it is of, if only that it is of none. */
export const linkTask: Step = (task) => ({
  ...task,
  challenge: partOf(task, 'challenge'),
  group: { assignedUsers: [], completedBy: {}, ...partOf(task, 'group') },
})
