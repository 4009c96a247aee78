import { asKey, type PrivateMessage, type QuestKey, type User } from '@daykeep/rules/model'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../../src/store/index.ts'
import { type TestServer, TODAY } from '../../test-kit/test-server.ts'
import { sharedMongo, sharedSqlite, startPair } from '../../test-kit/stores/shared-store.ts'
import { type Network, openReplica, toTask, toUser } from './replica.ts'
import { GEMS, once, createSampleParty } from './sample-party.ts'

/** `LAWS_RUNS=200 npx vitest ...` looks longer. */
const RUNS = Number(process.env['LAWS_RUNS'] ?? 4)

const HOUR = 60 * 60 * 1000

const network = fc.constantFrom<Network>('well', 'well', 'request lost', 'answer lost')
const who = fc.constantFrom(0, 1)
const act = fc.oneof(
  fc.record({ does: fc.constant('writes a to-do' as const) }),
  fc.record({ does: fc.constant('scores' as const) }),
  fc.record({ does: fc.constant('begins her day' as const) }),
  { arbitrary: fc.record({ does: fc.constant('browser sends' as const), network }), weight: 4 },
  fc.record({ does: fc.constant('scores on the phone' as const) }),
  fc.record({ does: fc.constant('posts' as const), who, network }),
  fc.record({ does: fc.constant('writes a letter' as const), who, network }),
  fc.record({ does: fc.constant('gives gems' as const), who, network }),
  fc.record({ does: fc.constant('casts on the party' as const), who, network }),
  fc.record({ does: fc.constant('begins their day' as const), who }),
)

/** Rounds: what is in one happens at once; hours pass between two. */
const story = fc.array(
  fc.record({ hours: fc.constantFrom(0, 1, 24), acts: fc.array(act, { minLength: 1, maxLength: 5 }) }),
  {
    minLength: 2,
    maxLength: 6,
  },
)

describe.each([
  ['SQLite', sharedSqlite],
  ['MongoDB', sharedMongo],
] as const)('whatever a player and their party do, in whatever order, kept in %s by two servers', (_, open) => {
  let servers: readonly [TestServer, TestServer]
  let stop = async (): Promise<void> => undefined
  beforeAll(async () => {
    ;({ servers, stop } = await startPair(open))
  })
  afterAll(() => stop())

  it(
    'nothing is lost, nothing is done twice, and the browser ends with what the server has',
    () =>
      fc.assert(
        fc.asyncProperty(story, fc.constantFrom(0, 60, 1000), async (rounds, up) => {
          const move = (now: number) => {
            for (const { time } of servers) time.now = now
          }
          move(TODAY)
          const { ida, others, habit } = await createSampleParty(servers, up)
          const browser = await openReplica(ida, servers[0].app.catalogue, () => servers[0].time.now)
          const granted = {
            todos: [] as string[],
            scores: 0,
            posts: [] as string[],
            letters: [] as string[],
            gems: [0, 0],
          }
          let number = 0
          let sending = Promise.resolve()
          const perform = async (each: (typeof rounds)[number]['acts'][number]): Promise<void> => {
            const text = `number ${(number += 1)}`
            const other = others['who' in each ? each.who : 0] ?? others[0]
            switch (each.does) {
              case 'writes a to-do':
                if (browser.dispatch('createTasks', { tasks: [{ type: 'todo', text }] })) granted.todos.push(text)
                return
              case 'scores':
                if (browser.dispatch('scoreTask', { task: habit, direction: 'up' })) granted.scores += 1
                return
              case 'begins her day':
                browser.dispatch('startDay', {})
                return
              case 'browser sends':
                return (sending = sending.then(() => browser.send(each.network)))
              case 'scores on the phone':
                if ((await ida.call('POST', `/tasks/${habit}/score/up`)).body.success) granted.scores += 1
                return
              case 'posts':
                if (
                  await once(each.network, (headers) =>
                    other.call('POST', '/groups/party/chat', { headers, body: { message: text } }),
                  )
                )
                  granted.posts.push(text)
                return
              case 'writes a letter': {
                const body = { toUserId: ida.id, message: text }
                if (
                  await once(each.network, (headers) =>
                    other.call('POST', '/members/send-private-message', { headers, body }),
                  )
                )
                  granted.letters.push(text)
                return
              }
              case 'gives gems': {
                const body = { toUserId: ida.id, gemAmount: 1, message: 'For you' }
                const isGiven = await once(each.network, (headers) =>
                  other.call('POST', '/members/transfer-gems', { headers, body }),
                )
                granted.gems[each.who] = (granted.gems[each.who] ?? 0) + (isGiven ? 1 : 0)
                return
              }
              case 'casts on the party':
                await once(each.network, (headers) => other.call('POST', '/user/class/cast/protectAura', { headers }))
                return
              case 'begins their day':
                await other.call('POST', '/cron')
            }
          }
          for (const { hours, acts } of rounds) {
            move(servers[0].time.now + hours * HOUR)
            await Promise.all(acts.map(perform))
          }
          while (browser.waiting() > 0) await browser.send('well')
          await Promise.all(servers.map(({ app }) => app.background.settled()))
          await browser.refresh()

          const { store } = servers[1].app
          const stored = async (id: string) => (await store.get<User>('users', id))?.body
          const [user, tasks] = [await stored(ida.id), await ida.tasks()]
          expect(tasks.flatMap((task) => (task.text.startsWith('number') ? [task.text] : [])).toSorted()).toEqual(
            granted.todos.toSorted(),
          )
          const journal = await store.find<{ turn: number; command: string }>('journal', {
            where: eq('userId', ida.id),
          })
          expect(journal.map(({ body }) => body.turn).toSorted((a, b) => a - b)).toEqual([...Array(user?.turn).keys()])
          expect(journal.filter(({ body }) => body.command === 'scoreTask')).toHaveLength(granted.scores)
          const chat = (await ida.call('GET', '/groups/party/chat')).body.data as unknown as ReadonlyArray<{
            text: string
          }>
          const lines = chat.map((line) => line.text)
          expect(lines.filter((line) => line.startsWith('number')).toSorted()).toEqual(granted.posts.toSorted())
          const letters = await store.find<PrivateMessage>('privateMessages', { where: eq('ownerId', ida.id) })
          expect(letters.flatMap(({ body }) => (body.text.startsWith('number') ? [body.text] : [])).toSorted()).toEqual(
            granted.letters.toSorted(),
          )
          const balances = await Promise.all(
            [ida, ...others].map(async ({ id }) => ((await stored(id))?.balance ?? 0) * 4),
          )
          const [fromBen = 0, fromCleo = 0] = granted.gems
          expect(balances).toEqual([GEMS + fromBen + fromCleo, GEMS - fromBen, GEMS - fromCleo])
          const won = await Promise.all(
            [ida, ...others].map(
              async ({ id }) => (await stored(id))?.achievements.quests[asKey<QuestKey>('dustbunnies')] ?? 0,
            ),
          )
          const falls = lines.filter((line) => line.includes('defeated')).length
          expect(won).toEqual([falls, falls, falls])
          expect(falls).toBeLessThanOrEqual(1)
          const seen = browser.shown()
          expect(partsOf(seen.user)).toEqual(partsOf(toUser(await ida.user())))
          expect(seen.tasks).toEqual(Object.fromEntries(tasks.map((task) => [task.id, toTask(task)])))
        }),
        { numRuns: RUNS },
      ),
    60_000 + RUNS * 5_000,
  )
})

const partsOf = ({
  stats,
  items,
  tasksOrder,
  turn,
  balance,
  party,
  inbox,
  lastCron,
  achievements,
  notifications,
}: User) => ({
  stats,
  items,
  tasksOrder,
  turn,
  balance,
  party,
  inbox,
  lastCron,
  achievements,
  notifications,
})
