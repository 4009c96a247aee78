import type { Group, User } from '@daykeep/rules/model'
import type { Store, Write } from '../../packages/api/src/store/index.ts'
import { toJson } from '../../packages/api/src/store/index.ts'
import type { Benchmark, Line } from './benchmark.ts'
import { load, type Load } from './http/load.ts'
import { type BenchPlayer, registerPlayers, wire } from './http/players.ts'
import type { RunningServer } from './http/start-server.ts'
import { withServer } from './http/with-server.ts'

/** Members of the large group and of the small one. */
const MANY = Number(process.env['MEMBERS'] ?? 100_000)
const FEW = 100

const READERS = 8
/** Each line is the best of so many: other work on the machine only takes away. */
const ROUNDS = 3
/** Players in one commit. */
const BATCH = 2000

/** A page costs the same however many members the group has. */
export const groupPage: Benchmark = {
  name: `the first page of the members of a group, ${READERS} readers, best of ${ROUNDS}`,
  run: () =>
    withServer(async ({ server, bare, store }) => {
      const players = await registerPlayers(server.port, READERS)
      const few = await foundGuild(players, store, FEW)
      const many = await foundGuild(players, store, MANY)
      const pageOf = (group: string) =>
        players.map(({ headers }) => wire('GET', `/api/v4/groups/${group}/members`, headers))
      // the first load warms the server up: what comes later would seem faster
      await load(server, pageOf(few))
      const small = await best(server, pageOf(few))
      return [
        toLine(
          'bare Koa',
          await best(
            bare,
            players.map(() => wire('GET', '/')),
          ),
        ),
        toLine(`of ${FEW}`, small),
        {
          ...toLine(`of ${MANY.toLocaleString('en')}`, await best(server, pageOf(many))),
          aim: small.perSecond * 0.8,
        },
      ]
    }),
}

const best = async (server: RunningServer, requests: readonly string[]): Promise<Load> => {
  const loads: Load[] = []
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await load(server, requests))
  return loads.reduce((one, other) => (one.perSecond > other.perSecond ? one : other))
}

const toLine = (what: string, { p50, p99, ...speed }: Load): Line => ({
  what: `${what}: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`,
  ...speed,
})

/** A public guild of these players and of others who are like the first. */
const foundGuild = async (players: ReadonlyArray<BenchPlayer>, store: Store, members: number): Promise<string> => {
  const [leader] = players as [BenchPlayer, ...BenchPlayer[]]
  const one = await store.get<User>('users', leader.id)
  if (one === undefined) throw new Error('no player')
  await store.commit([
    {
      type: 'replace',
      collection: 'users',
      id: one.id,
      version: one.version,
      body: toJson({ ...one.body, balance: 10 }),
    },
  ])
  const guild = {
    name: 'Oak',
    type: 'guild',
    privacy: 'public',
    summary: 'Oaks',
    categories: [{ slug: 'academics', name: 'Academics' }],
  }
  const { id } = await leader.ask<{ id: string }>('POST', '/groups', guild)
  for (const { ask } of players.slice(1)) await ask('POST', `/groups/${id}/join`)
  for (let created = players.length; created < members; created += BATCH) {
    const batch = Math.min(BATCH, members - created)
    await store.commit(Array.from({ length: batch }, () => memberLike(one.body, id)))
  }
  const group = await store.get<Group>('groups', id)
  if (group === undefined) throw new Error('no guild')
  const counted = toJson({ ...group.body, memberCount: members })
  await store.commit([{ type: 'replace', collection: 'groups', id, version: group.version, body: counted }])
  return id
}

const memberLike = (user: User, guild: string): Write => {
  const id = crypto.randomUUID()
  const { tasksOrder, tags, pinnedItems } = user
  const nothing = {
    tasksOrder: { ...tasksOrder, habits: [], dailys: [], todos: [], rewards: [] },
    tags: tags.slice(0, 1),
    pinnedItems: pinnedItems.slice(0, 1),
  }
  return { type: 'insert', collection: 'users', id, body: toJson({ ...user, ...nothing, _id: id, guilds: [guild] }) }
}
