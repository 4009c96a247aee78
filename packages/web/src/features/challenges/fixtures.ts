import type { ChallengeModel } from './challenge.ts'
import type { ChallengeTask } from './tasks/index.ts'

/** 26 November 2026, 14:00 UTC. */
export const CHALLENGE_NOW = Date.UTC(2026, 10, 26, 14)

const HOUR = 3_600_000

export const aChallengeModel = (changes: Partial<ChallengeModel> = {}): ChallengeModel => ({
  id: 'challenge-1',
  name: 'Thirty pages a day',
  shortName: 'Pages',
  summary: 'Read thirty pages each day of November.',
  description: 'Any book counts. **Tick the daily** when you have read; on 1 December the longest streak wins.',
  isOfficial: false,
  prize: 8,
  participants: 1204,
  leader: { id: 'nia', name: 'Nia' },
  group: { id: 'tavern', name: 'Tavern', path: '/groups/tavern' },
  topics: [
    { slug: 'academics', name: 'School and study' },
    { slug: 'self_care', name: 'Self-care' },
  ],
  taskCounts: { habit: 1, daily: 1, todo: 2, reward: 0 },
  isJoined: false,
  leads: false,
  mayEdit: false,
  mayModerate: false,
  reports: 0,
  isReportedByReader: false,
  changedAt: CHALLENGE_NOW - 26 * HOUR,
  ...changes,
})

/** Names and words that hardly fit. */
export const LONGEST_CHALLENGE = aChallengeModel({
  id: 'challenge-2',
  name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle',
  summary: 'and on and on '.repeat(17),
  description: 'and on and on '.repeat(60),
  leader: { id: 'max', name: 'Maximiliane Wolkenschieber von Hohenfels' },
  group: { id: 'guild', name: 'Those who get up before the sun, every day of the year', path: '/groups/guild/guild' },
  isOfficial: true,
  isJoined: true,
  leads: true,
  mayEdit: true,
  participants: 10_000,
})

const task = (changes: Partial<ChallengeTask>): ChallengeTask => ({
  id: 'task-1',
  type: 'daily',
  title: 'Read thirty pages',
  notes: '',
  color: 'neutral',
  steps: [],
  facts: ['Easy', 'every day'],
  ...changes,
})

export const SOME_TASKS: ReadonlyArray<ChallengeTask> = [
  task({ id: 'h', type: 'habit', title: 'A page more', color: 'good', facts: ['Trivial'] }),
  task({ notes: 'Audio books *count half*.' }),
  task({
    id: 't1',
    type: 'todo',
    title: 'Choose your books',
    steps: [
      { id: 'a', text: 'One you know', completed: false },
      { id: 'b', text: 'One you have put off', completed: false },
    ],
  }),
  task({ id: 't2', type: 'todo', title: 'Wort'.repeat(30), color: 'worst', facts: ['Hard', '30 Nov 2026'] }),
]
