import { withStats } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer } from '../../test-kit/client.ts'
import {
  atLevel,
  both,
  type UserChange,
  inClass,
  withAllMounts,
  withAllPets,
  withBingo,
  withGems,
  withGold,
  withParcels,
} from '../../test-kit/states.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ catalogue: stockedCatalogue() })
})
afterAll(() => server.stop())

const playerWho = async (change: UserChange) => {
  const player = await registerPlayer(server)
  await patchUser(server, player, change)
  return player
}

describe('POST /user/change-class', () => {
  it('chooses the first class for nothing', async () => {
    const player = await playerWho(atLevel(10))
    const { status, body } = await player.call('POST', '/user/change-class?class=rogue')
    expect(status).toBe(200)
    expect(Object.keys(body.data).sort()).toEqual(['flags', 'items', 'preferences', 'stats'])
    expect(body.data).toMatchObject({
      stats: { class: 'rogue' },
      flags: { classSelected: true },
      items: { gear: { owned: { weapon_rogue_0: true, shield_rogue_0: true } } },
    })
    expect((await player.user()).stats.class).toBe('rogue')
  })

  it('gives the class back for three gems when none is named', async () => {
    const player = await playerWho(both(inClass('healer'), withGems(1)))
    const { data } = (await player.call('POST', '/user/change-class')).body
    expect(data).toMatchObject({ flags: { classSelected: false }, stats: { points: 20 } })
    expect((await player.user()).balance).toBe(0.25)
  })
})

describe('POST /user/disable-classes', () => {
  it('puts all points in strength', async () => {
    const player = await playerWho(inClass('healer'))
    const { data } = (await player.call('POST', '/user/disable-classes')).body
    expect(Object.keys(data).sort()).toEqual(['flags', 'preferences', 'stats'])
    expect(data).toMatchObject({
      stats: { class: 'warrior', str: 20, points: 0 },
      flags: { classSelected: true },
      preferences: { disableClasses: true },
    })
  })
})

describe('POST /user/class/cast', () => {
  const healers = both(inClass('healer'), (user) => withStats(user, { hp: 20, int: 20, con: 20 }))

  it('answers the player and the task that a skill was cast on', async () => {
    const player = await playerWho(inClass('wizard'))
    const response = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    const id = String(response.body.data['id'])
    const { data } = (await player.call('POST', `/user/class/cast/fireball?targetId=${id}`)).body
    expect(data).toMatchObject({ user: { id: player.id, stats: { mp: 190 } }, task: { id, _id: id } })
    expect((await player.user()).stats.exp).toBeGreaterThan(0)
  })

  it('answers the player alone for a skill on oneself', async () => {
    const player = await playerWho(healers)
    const { data } = (await player.call('POST', '/user/class/cast/heal?targetId=')).body
    expect(Object.keys(data)).toEqual(['user'])
    const { hp, mp } = (await player.user()).stats
    expect(mp).toBe(185)
    expect(hp).toBeGreaterThan(20)
  })

  it('answers all tasks for a skill on them', async () => {
    const player = await playerWho(healers)
    await player.call('POST', '/tasks/user', {
      body: [
        { type: 'habit', text: 'Read' },
        { type: 'todo', text: 'Paint' },
      ],
    })
    const { data } = (await player.call('POST', '/user/class/cast/brightness')).body
    const tasks = data['tasks'] as ReadonlyArray<{ readonly text: string; readonly value: number }>
    expect(tasks.map(({ text }) => text).sort()).toEqual(['Paint', 'Read'])
    expect(tasks.every(({ value }) => value > 0)).toBe(true)
  })

  it('answers what everyone may see of the party for a skill on it', async () => {
    const player = await playerWho(inClass('warrior'))
    const { data } = (await player.call('POST', '/user/class/cast/valorousPresence')).body
    expect(data['partyMembers']).toEqual([
      {
        _id: player.id,
        id: player.id,
        profile: { name: player.username },
        stats: expect.objectContaining({ class: 'warrior' }) as unknown,
        achievements: expect.any(Object) as unknown,
        items: { special: expect.objectContaining({ snowball: 0 }) as unknown },
      },
    ])
    expect((await player.user()).stats.buffs.str).toBeGreaterThan(0)
  })

  it('casts as often as the quantity says, also from a form', async () => {
    const player = await playerWho(healers)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await player.call('POST', '/user/class/cast/heal', { raw: 'quantity=2', headers })
    expect((await player.user()).stats.mp).toBe(170)
  })

  it('sends the inbox along in version 3 only', async () => {
    const player = await playerWho(healers)
    const old = await player.call('POST', '/api/v3/user/class/cast/heal')
    expect(old.body.data['user']).toMatchObject({ inbox: { messages: {} } })
    const now = await player.call('POST', '/user/class/cast/heal')
    expect(now.body.data['user']).not.toHaveProperty('inbox.messages')
  })

  it('says the turn and what it changed to clients that count turns', async () => {
    const player = await playerWho(inClass('wizard'))
    const response = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    const id = String(response.body.data['id'])
    const headers = { 'x-daykeep-turn': String((await player.user()).turn), 'x-daykeep-at': String(server.time.now) }
    const cast = () => player.call('POST', `/user/class/cast/fireball?targetId=${id}`, { headers })
    const first = await cast()
    expect(first.body.changed?.user.stats.mp).toBe(190)
    const retried = await cast()
    expect(retried.body.data).toEqual(first.body.data)
    expect((await player.user()).stats.mp).toBe(190)
  })
})

describe('cards', () => {
  it('are sent to oneself for gold, and read', async () => {
    const player = await playerWho(withGold(30))
    const cast = await player.call('POST', `/user/class/cast/greeting?targetId=${player.id}`)
    expect(cast.body.data['user']).toMatchObject({ stats: { gp: 20 }, flags: { cardReceived: true } })
    const { status, body } = await player.call('POST', '/user/read-card/greeting')
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: { specialItems: { greetingReceived: [] }, cardReceived: false },
    })
    expect(body.message).toMatch(/\.$/)
  })
})

describe('beginning again', () => {
  const fortunate = both(atLevel(60), withGems(2), (user) => withStats(user, { hp: 7, gp: 40 }))

  it.each([
    ['/user/rebirth', { lvl: 1, gp: 0, hp: 50 }, 0.5],
    ['/user/reroll', { lvl: 60, gp: 40, hp: 50 }, 1],
  ])('%s answers the player and the tasks it made new', async (path, stats, balance) => {
    const player = await playerWho(fortunate)
    const response = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
    await player.call('POST', `/tasks/${String(response.body.data['id'])}/score/down`)
    await patchUser(server, player, fortunate)
    const { body } = await player.call('POST', path)
    expect(body.data).toMatchObject({ user: { id: player.id, balance, stats }, tasks: [{ text: 'Read', value: 0 }] })
    expect(body.message).toMatch(/\.$/)
    expect((await player.tasks())[0]?.value).toBe(0)
  })
})

describe('what leaves and what comes', () => {
  const stable = () =>
    both(withGems(1), withAllPets(server.app.catalogue), withAllMounts(server.app.catalogue), withBingo)

  it('lets pets go', async () => {
    const player = await playerWho(stable())
    const { data } = (await player.call('POST', '/user/release-pets')).body
    expect(new Set(Object.values(data))).toEqual(new Set([0]))
    expect(await player.user()).toMatchObject({ balance: 0, achievements: { beastMasterCount: 1 } })
  })

  it('lets mounts go', async () => {
    const player = await playerWho(stable())
    const { data } = (await player.call('POST', '/user/release-mounts')).body
    expect(new Set(Object.values(data))).toEqual(new Set([null]))
    expect((await player.user()).achievements.mountMasterCount).toBe(1)
  })

  it('lets both go', async () => {
    const player = await playerWho(stable())
    const { data } = (await player.call('POST', '/user/release-both')).body
    expect(Object.keys(data).sort()).toEqual(['achievements', 'balance', 'items'])
    expect(data).toMatchObject({ balance: 0, achievements: { triadBingoCount: 1, beastMasterCount: 1 } })
  })

  it('opens the parcel that has waited longest', async () => {
    const player = await playerWho(withParcels('armor_mystery_399901', 'head_mystery_399901'))
    const { data, message } = (await player.call('POST', '/user/open-mystery-item')).body
    expect(data).toMatchObject({ key: 'armor_mystery_399901', type: 'armor', klass: 'mystery' })
    expect(message).toContain(String(data['text']))
    const { items, purchased } = await player.user()
    expect(items.gear.owned).toMatchObject({ armor_mystery_399901: true })
    expect(purchased.plan.mysteryItems).toEqual(['head_mystery_399901'])
  })

  it('opens a parcel with what the game has no more by its key', async () => {
    const player = await playerWho(withParcels('armor_mystery_190001'))
    const { data } = (await player.call('POST', '/user/open-mystery-item')).body
    expect(data).toEqual({ key: 'armor_mystery_190001', type: 'armor', text: 'armor_mystery_190001', notes: '' })
  })
})
