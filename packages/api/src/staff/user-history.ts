import { isRecord, toIso } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { JournalEntry, QuestAnswer } from '../commands/index.ts'
import { notFound } from '../core/api-error.ts'
import { and, eq, type Store } from '../store/index.ts'
import { forStaff } from './require-privilege.ts'

/** Rows of each kind. docs/reference/api.md 2.16. */
const ROWS = 20

/** From the journal of 30 days, and the answers to quests. Refuses userWithIDNotFound. docs/reference/api.md 2.16. */
export const userHistory = forStaff<'userHistory', 'store'>('readPlayerHistory', (app) => async ({ input, player }) => {
  const userId = input.params.userId.toLowerCase()
  if ((await app.store.get<User>('users', userId)) === undefined)
    return E.left(notFound('userWithIDNotFound', { userId }))
  const [armoire, days, answers] = await Promise.all([
    turnsOf(app.store, userId, 'buyArmoire'),
    turnsOf(app.store, userId, 'startDay'),
    app.store.find<QuestAnswer>('questAnswers', {
      where: eq('userId', userId),
      sort: [{ path: 'at', order: 'descending' }],
      limit: ROWS,
    }),
  ])
  const data = {
    userId,
    armoire: armoire.map((entry) => ({ ...seen(entry), reward: armoireOf(entry) })),
    questInviteResponses: answers.map(({ body }) => ({
      ...seen(body),
      quest: body.quest,
      response: body.response,
    })),
    cron: days.map((entry) => ({ ...seen(entry), checkinCount: checkInsOf(entry) })),
  }
  return E.right({ data, user: player })
})

const turnsOf = async (
  store: Pick<Store, 'find'>,
  userId: string,
  command: string,
): Promise<ReadonlyArray<JournalEntry>> => {
  const found = await store.find<JournalEntry>('journal', {
    where: and(eq('userId', userId), eq('command', command)),
    sort: [{ path: 'at', order: 'descending' }],
    limit: ROWS,
  })
  return found.map(({ body }) => body)
}

const seen = ({ at, client = '' }: { readonly at: number; readonly client?: string }) => ({
  timestamp: toIso(at),
  client,
})

const armoireOf = ({ reply: { data } }: JournalEntry): unknown => (isRecord(data) ? (data['armoire'] ?? null) : null)

const checkInsOf = ({ reply: { data } }: JournalEntry): number =>
  isRecord(data) && typeof data['loginIncentives'] === 'number' ? data['loginIncentives'] : 0
