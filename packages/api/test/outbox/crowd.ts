import { asKey, type Challenge, type Group, type Task, type User, type UserId } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { pino } from 'pino'
import { type BackgroundJobs, createBackgroundJobs } from '../../src/core/background-jobs.ts'
import { eq, type Store, toJson, type Write } from '../../src/store/index.ts'
import type { TestPlayer } from '../../test-kit/client.ts'
import type { TestServer } from '../../test-kit/test-server.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'

/** A process that leaves what no response waits for to others. */
export const idleJobs = (): BackgroundJobs => ({
  ...createBackgroundJobs(pino({ level: 'silent' })),
  run: () => undefined,
})

type Subject = { readonly collection: 'challenges' | 'groups'; readonly id: string }

/** Puts so many players like this one into the challenge or the guild, past all rules. */
export const crowd = async (
  { app: { store } }: Pick<TestServer, 'app'>,
  player: TestPlayer,
  place: Subject,
  size: number,
): Promise<readonly string[]> => {
  const { collection, id: subject } = place
  const one = await store.get<User>('users', player.id)
  const found = await store.get<Challenge | Group>(collection, subject)
  if (one === undefined || found === undefined) throw new Error('no player, or nowhere to be')
  const ids = Array.from({ length: size }, (_, index) => uuidOf(`${subject}/${index}`))
  const list = collection === 'groups' ? 'guilds' : 'challenges'
  const users = ids.map((id): Write => {
    const body = { ...one.body, _id: asKey<UserId>(id), [list]: [subject] }
    return { type: 'insert', collection: 'users', id, body: toJson(body) }
  })
  const counted = { ...found.body, memberCount: found.body.memberCount + size }
  const { version } = found
  const committed = await store.commit([
    ...users,
    { type: 'replace', collection, id: subject, version, body: toJson(counted) },
  ])
  if (E.isLeft(committed)) throw new Error(committed.left.type)
  return ids
}

/** How many copies of the challenge's tasks each player has, and in how many of their lists these stand. */
export const copiesOf = async (store: Pick<Store, 'find' | 'getMany'>, challenge: string, ids: readonly string[]) => {
  const copies = await store.find<Task>('tasks', { where: eq('challenge.id', challenge) })
  const users = await store.getMany<User>('users', ids)
  return users.map(({ id, body }) => {
    const own = copies.filter((copy) => copy.body.userId === id)
    const listed = new Set(Object.values(body.tasksOrder).flat())
    return { copies: own.map((copy) => copy.body), listed: own.filter((copy) => listed.has(copy.body._id)).length }
  })
}
