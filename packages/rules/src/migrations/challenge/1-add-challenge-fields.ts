import { objectAt, type MigrationStep } from '../step.ts'

const NO_ORDER = { habits: [], dailys: [], todos: [], rewards: [] }

/** Adds empty reports and categories, and the name as summary. */
export const addChallengeFields: MigrationStep = (challenge) => ({
  summary: challenge['name'],
  official: false,
  categories: [],
  flags: {},
  flagCount: 0,
  ...challenge,
  tasksOrder: { ...NO_ORDER, ...objectAt(challenge, 'tasksOrder') },
})
