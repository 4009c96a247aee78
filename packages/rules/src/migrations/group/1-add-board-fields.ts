import { objectAt, type MigrationStep } from '../step.ts'

const NO_ORDER = { habits: [], dailys: [], todos: [], rewards: [] }

/** Adds the fields of boards and plans: an empty board, no managers, nothing reserved for the leader. */
export const addBoardFields: MigrationStep = (group) => ({
  summary: '',
  challengeCount: 0,
  balance: 0,
  categories: [],
  managers: {},
  cron: {},
  purchased: {},
  ...group,
  tasksOrder: { ...NO_ORDER, ...objectAt(group, 'tasksOrder') },
  leaderOnly: { challenges: false, getGems: false, ...objectAt(group, 'leaderOnly') },
})
