import { partOf, type Step } from '../step.ts'

const NO_ORDER = { habits: [], dailys: [], todos: [], rewards: [] }

/** Challenges from before reports and categories are filed under none, reported by nobody, and told by their name. */
export const fileChallenge: Step = (challenge) => ({
  summary: challenge['name'],
  official: false,
  categories: [],
  flags: {},
  flagCount: 0,
  ...challenge,
  tasksOrder: { ...NO_ORDER, ...partOf(challenge, 'tasksOrder') },
})
