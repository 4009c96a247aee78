import { objectAt, type MigrationStep } from '../step.ts'

/** Adds `challenge` and `group`, empty for a task of neither. */
export const linkTask: MigrationStep = (task) => ({
  ...task,
  challenge: objectAt(task, 'challenge'),
  group: { assignedUsers: [], completedBy: {}, ...objectAt(task, 'group') },
})
