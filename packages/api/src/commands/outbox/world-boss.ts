import type { NewDay } from '@daykeep/rules/day'
import { EMPTY_DOCUMENTS, withDocuments } from '@daykeep/rules/documents'
import { executeShared } from '@daykeep/rules/execute'
import type { Instant } from '@daykeep/rules/kernel'
import { type Group, TAVERN, type User } from '@daykeep/rules/model'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import { commitConfirmed, type Document, eq, type Store, toJson, type Witness, type Write } from '../../store/index.ts'
import { toDocumentWrites } from '../documents/index.ts'
import { concernedBy, outgoingWrites } from '../outgoing/index.ts'
import type { OutboxDependencies } from './deliver-batch.ts'
import { toWorldDayWrite, toWorldRewardsWrite, WORLD_BOSS, type WorldDay, type WorldRewards } from './entry.ts'

/** Days in one commit: the boss is one document for all players. */
const DAYS = 100

/** Players in one commit. */
const REWARDED = 50

type EndedDay = { readonly userId: string; readonly turn: number; readonly report: unknown; readonly at: Instant }

/** The entry for the world boss that a new day leaves, while there is a boss; nothing of those who rest. */
export const worldDayOf = async (
  store: Pick<Store, 'get'>,
  { userId, turn, report, at }: EndedDay,
): Promise<readonly Write[]> => {
  const { effort } = report as NewDay
  if (effort === undefined) return []
  const tavern = await store.get<Group>('groups', TAVERN)
  return tavern?.body.quest.active === true ? [toWorldDayWrite(`${userId}/${turn}`, { userId, effort, at })] : []
}

/**
 * Strikes the boss with all the days that wait, in their order, in one commit. False when there are none, or another worker
 * was faster.
 */
export const deliverWorldDays = async ({ store, catalogue }: OutboxDependencies): Promise<boolean> => {
  const days = await store.find<WorldDay>('outbox', { where: eq('subject', WORLD_BOSS), limit: DAYS })
  if (days.length === 0) return false
  const done = days.map(({ id, version }): Write => ({ type: 'remove', collection: 'outbox', id, version }))
  const [tavern, users] = await Promise.all([
    store.get<Group>('groups', TAVERN),
    store.getMany<User>('users', [...new Set(days.map(({ body }) => body.userId))]),
  ])
  if (tavern === undefined) return E.isRight(await store.commit(done))
  const before = withDocuments(
    withDocuments(EMPTY_DOCUMENTS, 'groups', [tavern.body]),
    'users',
    users.map(({ body }) => body),
  )
  let after = before
  const rewards: Write[] = []
  for (const { id, body } of days) {
    const { userId: actorId, effort, at } = body
    if (after.users[actorId] === undefined) continue
    const input = { params: { effort }, actorId, at, seed: id }
    const outcome = executeShared(catalogue)(sharedCommands.resolveWorldBossDay, input)(after)
    if (E.isLeft(outcome)) continue
    const { finished } = outcome.right.report
    if (finished !== undefined) rewards.push(toWorldRewardsWrite(finished, at))
    after = outcome.right.state
  }
  const versions = new Map([tavern, ...users].map(({ id, version }) => [id, version]))
  const loaded = { documents: before, versionOf: (_kind: string, id: string) => versions.get(id) ?? 0 }
  return E.isRight(await store.commit([...toDocumentWrites(loaded, after), ...rewards, ...done]))
}

/** Rewards the next players, in one commit with the progress. The entry as it is now, undefined when all have theirs. */
export const rewardBatch = async (
  app: OutboxDependencies,
  entry: Document<WorldRewards>,
  lease: number,
): Promise<E.Either<'conflict', Document<WorldRewards> | undefined>> => {
  const { cursor, quest } = entry.body
  const page = await app.store.find<User>('users', { limit: REWARDED, ...(cursor === '' ? {} : { after: cursor }) })
  const writes = (await Promise.all(page.map((user) => rewardOf(app, entry.body, user, quest)))).flat()
  const last = page.at(-1)
  const body =
    last === undefined || page.length < REWARDED
      ? undefined
      : { ...entry.body, cursor: last.id, leaseUntil: app.clock() + lease }
  const { id, version } = entry
  const progress: Witness =
    body === undefined
      ? { type: 'remove', collection: 'outbox', id, version }
      : { type: 'replace', collection: 'outbox', id, version, body: toJson(body) }
  if (E.isLeft(await commitConfirmed(app.store, writes, progress))) return E.left('conflict')
  return E.right(body === undefined ? undefined : { id, version: version + 1, body })
}

const rewardOf = async (
  app: OutboxDependencies,
  { at, subject }: WorldRewards,
  { id, version, body }: Document<User>,
  quest: string,
): Promise<readonly Write[]> => {
  const before = withDocuments(EMPTY_DOCUMENTS, 'users', [body])
  const input = { params: { quest }, actorId: id, at, seed: `${subject}/${id}` }
  const outcome = executeShared(app.catalogue)(sharedCommands.rewardForWorldBoss, input)(before)
  if (E.isLeft(outcome)) {
    app.log.warn({ user: id, quest }, 'a player was left out')
    return []
  }
  const { state, events } = outcome.right
  const after = state.users[id]
  if (after === undefined || after === body) return []
  const outgoing = await outgoingWrites(
    app,
    { at, act: input.seed, nameOf: () => '' },
    concernedBy(before, state, events),
  )
  return [{ type: 'replace', collection: 'users', id, version, body: toJson(after) }, ...outgoing]
}
