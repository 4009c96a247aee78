import { type Group, TAVERN } from '@daykeep/rules/model'
import { beginWorldQuest } from '@daykeep/rules/quests'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliverOutbox } from '../../src/commands/index.ts'
import { createClient, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted } from '../../test-kit/party.ts'
import { patchGroup } from '../../test-kit/documents/patch-group.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

const DAY = 24 * 60 * 60 * 1000
const QUEST = 'dilatory'

type WorldBoss = { readonly progress: { readonly hp: number; readonly rage: number }; readonly extra: object }

describe('the world boss (rules 8.6)', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
    const quest = beginWorldQuest(server.app.catalogue, QUEST)
    if (E.isLeft(quest)) throw new Error(quest.left.key)
    await patchGroup(server, TAVERN, (tavern: Group): Group => ({ ...tavern, quest: quest.right }))
  })
  afterEach(() => server.stop())

  const boss = async (): Promise<WorldBoss> =>
    (await createClient(server)('GET', '/world-state')).body.data['worldBoss'] as WorldBoss
  const withBoss = (progress: object) =>
    patchGroup(
      server,
      TAVERN,
      (tavern: Group): Group => ({
        ...tavern,
        quest: { ...tavern.quest, progress: { ...tavern.quest.progress, ...progress } },
      }),
    )
  const withEffort = (player: TestPlayer, up: number, sleep = false) =>
    patchUser(server, player, (user) => ({
      ...user,
      preferences: { ...user.preferences, sleep },
      party: { ...user.party, quest: { ...user.party.quest, progress: { ...user.party.quest.progress, up } } },
    }))
  const newDay = async (...players: readonly TestPlayer[]) => {
    server.time.now += DAY
    await Promise.all(players.map((player) => expectGranted(player.call('POST', '/cron'))))
    await server.app.background.settled()
    await deliverOutbox(server.app)
  }
  const tavernLines = async (player: TestPlayer) =>
    (
      (await player.call('GET', '/groups/habitrpg/chat')).body.data as unknown as ReadonlyArray<{
        readonly info: { readonly type?: string }
      }>
    ).map(({ info }) => info.type)

  it('is struck by the day of everybody, once, at most 900 a day, and never while they rest', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => registerPlayer(server)))
    const [first, , , , greedy, resting] = players as [
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
    ]
    const { hp } = (await boss()).progress
    for (const player of players) await withEffort(player, 10)
    await withEffort(greedy, 5000)
    await withEffort(resting, 10, true)
    await newDay(...players)
    expect(hp - (await boss()).progress.hp).toBeCloseTo(4 * 10 + 900, 5)
    await expectGranted(first.call('POST', '/cron'))
    await deliverOutbox(server.app)
    expect(hp - (await boss()).progress.hp).toBeCloseTo(940, 5)
  })

  it('rages over tasks that were missed, and puts a shop out of order, which all are told', async () => {
    const player = await registerPlayer(server)
    await withBoss({ rage: 4_000_000 - 0.001 })
    await expectGranted(player.call('POST', '/tasks/user', { body: { type: 'daily', text: 'Sweep' } }))
    await newDay(player)
    expect((await boss()).extra).toMatchObject({ worldDmg: { seasonalShop: true } })
    expect((await boss()).progress.rage).toBe(0)
    expect(await tavernLines(await registerPlayer(server))).toContain('tavern_boss_rage')
  })

  it('falls on the day after its health is gone, and every player is rewarded once', async () => {
    const players = await Promise.all(Array.from({ length: 60 }, () => registerPlayer(server)))
    const [hero, other] = players as [TestPlayer, TestPlayer]
    await withBoss({ hp: 0 })
    await newDay(hero, other)
    expect(await boss()).toEqual({})
    const done = await Promise.all(players.map(async (player) => (await player.user()).achievements['quests']))
    expect(new Set(done.map((quests) => Object(quests)[QUEST]))).toEqual(new Set([1]))
    expect(await server.app.store.count('outbox')).toBe(0)
    await newDay(hero)
    expect(Object((await hero.user()).achievements['quests'])[QUEST]).toBe(1)
  })

  it('costs nothing while there is none', async () => {
    await patchGroup(
      server,
      TAVERN,
      (tavern: Group): Group => ({ ...tavern, quest: { ...tavern.quest, active: false } }),
    )
    const player = await registerPlayer(server)
    await newDay(player)
    expect(await boss()).toEqual({})
    expect(await server.app.store.count('outbox')).toBe(0)
  })
})
