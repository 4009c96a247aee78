import type { Challenge, User } from '@daykeep/rules/model'
import { setTimeout as wait } from 'node:timers/promises'
import { contains, type Store, toJson, type Write } from '../../packages/api/src/store/index.ts'
import type { Benchmark, Line } from './benchmark.ts'
import { type Load, load } from './http/load.ts'
import { type BenchPlayer, registerPlayers, wire } from './http/players.ts'
import type { RunningServer } from './http/start-server.ts'
import { withServer } from './http/with-server.ts'

const PARTY = 30
const MESSAGES = 200
const TASKS = 20
/** Participants whom one command reaches. */
const CROWD = 2000
/** Each line is the best of so many: other work on the machine only takes away. */
const ROUNDS = 3

const DAY = 24 * 60 * 60 * 1000

/** What players do together, over HTTP: a party of thirty on a quest, a challenge, a delivery to thousands. */
export const together: Benchmark = {
  name: `together: a party of ${PARTY}, best of ${ROUNDS}`,
  run: () =>
    withServer(async ({ server, bare, store }) => {
      const players = await registerPlayers(server.port, PARTY)
      const [leader] = players as [BenchPlayer, ...BenchPlayer[]]
      const party = await foundParty(players)
      const habits = await onQuest(players, store)
      const best = async (server: RunningServer, requests: readonly string[]): Promise<Load> => {
        const loads: Load[] = []
        for (let round = 0; round < ROUNDS; round += 1) loads.push(await load(server, requests))
        return loads.reduce((one, other) => (one.perSecond > other.perSecond ? one : other))
      }
      const ofAll = (request: (player: BenchPlayer, index: number) => string) => best(server, players.map(request))
      const chat = '/api/v4/groups/party/chat'
      const line = async (what: string, measured: Promise<Load>): Promise<Line> => {
        const { p50, p99, ...speed } = await measured
        return { what: `${what}: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`, ...speed }
      }
      return [
        await line(
          'bare Koa',
          best(
            bare,
            players.map(() => wire('GET', '/')),
          ),
        ),
        await line(
          'score on a quest',
          ofAll(({ headers }, index) => wire('POST', `/api/v4/tasks/${habits[index]}/score/up`, headers)),
        ),
        await line(
          'post a message',
          ofAll(({ headers }) => wire('POST', chat, headers, { message: 'Good morning!' })),
        ),
        await line(
          `read the chat (${MESSAGES})`,
          ofAll(({ headers }) => wire('GET', chat, headers)),
        ),
        await bestOf('new days at once', () => newDays(players, store)),
        await bestOf(`join a challenge of ${TASKS} tasks`, await joining(players, party)),
        await bestOf('participants reached by a command', () => fanOut(leader, party, store)),
      ]
    }),
}

/** How many a second of what `measure` tells, the best of several times. */
const bestOf = async (what: string, measure: () => Promise<number>): Promise<Line> => {
  const speeds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) speeds.push(await measure())
  return { what, perSecond: Math.max(...speeds), margin: 0 }
}

const timed = async (count: number, run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await run()
  return (count * 1000) / (performance.now() - start)
}

const foundParty = async ([leader, ...members]: ReadonlyArray<BenchPlayer>): Promise<string> => {
  const { id } = await (leader as BenchPlayer).ask<{ id: string }>('POST', '/groups', {
    name: 'Oak',
    type: 'party',
    privacy: 'private',
  })
  for (const member of members) {
    await leader?.ask('POST', `/groups/${id}/invite`, { uuids: [member.id] })
    await member.ask('POST', `/groups/${id}/join`)
  }
  for (let number = 0; number < MESSAGES; number += 1)
    await leader?.ask('POST', '/groups/party/chat', { message: `Message ${number}` })
  return id
}

/** Everybody is on a quest whose boss does not fall; the habits that they score. */
const onQuest = async (players: ReadonlyArray<BenchPlayer>, store: Store): Promise<ReadonlyArray<string>> => {
  const [leader, ...members] = players as [BenchPlayer, ...BenchPlayer[]]
  await change(store, [leader], (user) => ({ ...user, items: { ...user.items, quests: { dustbunnies: 1 } } }) as User)
  await leader.ask('POST', '/groups/party/quests/invite/dustbunnies')
  for (const member of members) await member.ask('POST', '/groups/party/quests/accept')
  return Promise.all(
    players.map(
      async ({ ask }) => (await ask<{ id: string }>('POST', '/tasks/user', { type: 'habit', text: 'Read' })).id,
    ),
  )
}

const change = async (store: Store, players: ReadonlyArray<BenchPlayer>, to: (user: User) => User): Promise<void> => {
  const users = await store.getMany<User>(
    'users',
    players.map(({ id }) => id),
  )
  await store.commit(
    users.map(
      ({ id, version, body }): Write => ({ type: 'replace', collection: 'users', id, version, body: toJson(to(body)) }),
    ),
  )
}

const newDays = async (players: ReadonlyArray<BenchPlayer>, store: Store): Promise<number> => {
  const yesterday = new Date(Date.now() - DAY).toISOString()
  await change(store, players, (user) => ({
    ...user,
    lastCron: yesterday,
    party: { ...user.party, quest: { ...user.party.quest, progress: { ...user.party.quest.progress, up: 0.1 } } },
  }))
  return timed(players.length, () => Promise.all(players.map(({ ask }) => ask('POST', '/cron'))))
}

const joining = async (players: ReadonlyArray<BenchPlayer>, group: string) => {
  const [leader] = players as [BenchPlayer, ...BenchPlayer[]]
  const { id } = await leader.ask<{ id: string }>('POST', '/challenges', { name: 'Spring', shortName: 'Spring', group })
  const tasks = Array.from({ length: TASKS }, (_, index) => ({ type: 'habit', text: `Task ${index}` }))
  await leader.ask('POST', `/tasks/challenge/${id}`, tasks)
  return async () => {
    const speed = await timed(players.length, () =>
      Promise.all(players.map(({ ask }) => ask('POST', `/challenges/${id}/join`))),
    )
    for (const { ask } of players) await ask('POST', `/challenges/${id}/leave`, { keep: 'remove-all' })
    return speed
  }
}

/** A task is added to a challenge of thousands: until each of them has their copy. */
const fanOut = async (leader: BenchPlayer, group: string, store: Store): Promise<number> => {
  const { id } = await leader.ask<{ id: string }>('POST', '/challenges', { name: 'Many', shortName: 'Many', group })
  await crowd(store, leader, id)
  const speed = await timed(CROWD, async () => {
    await leader.ask('POST', `/tasks/challenge/${id}`, { type: 'habit', text: 'Sweep' })
    while ((await store.count('outbox')) > 0) await wait(20)
  })
  if ((await store.count('users', contains('challenges', id))) !== CROWD) throw new Error('somebody is missing')
  return speed
}

/** Puts so many players like this one into the challenge. */
const crowd = async (store: Store, { id: like }: BenchPlayer, challenge: string): Promise<void> => {
  const one = await store.get<User>('users', like)
  const found = await store.get<Challenge>('challenges', challenge)
  if (one === undefined || found === undefined) throw new Error('no player, or no challenge')
  const users = Array.from({ length: CROWD }, (): Write => {
    const id = crypto.randomUUID()
    const body = { ...one.body, _id: id, challenges: [challenge], party: { ...one.body.party, _id: undefined } }
    return { type: 'insert', collection: 'users', id, body: toJson(body) }
  })
  await store.commit([
    ...users,
    {
      type: 'replace',
      collection: 'challenges',
      id: challenge,
      version: found.version,
      body: toJson({ ...found.body, memberCount: CROWD }),
    },
  ])
}
