import { partOf, type Step } from '../step.ts'

const NO_ORDER = { habits: [], dailys: [], todos: [], rewards: [] }

/** Groups from before boards and plans get an empty board, no managers, and what its leader alone may do: nothing. */
export const openBoard: Step = (group) => ({
  summary: '',
  challengeCount: 0,
  balance: 0,
  categories: [],
  managers: {},
  cron: {},
  purchased: {},
  ...group,
  tasksOrder: { ...NO_ORDER, ...partOf(group, 'tasksOrder') },
  leaderOnly: { challenges: false, getGems: false, ...partOf(group, 'leaderOnly') },
})
