import { asKey, type GearKey, type PetKey } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

type Json = Readonly<Record<string, unknown>>

/** What every command changes, and what of a file depends on when it was made. */
const OF_THE_ACT = ['_v', 'turn', 'lastCommand', 'auth', 'acts', 'notifications', 'signature'] as const

describe('an export comes back (api 6.4)', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
    await patchUser(server, player, (user) => ({
      ...user,
      balance: 3,
      stats: { ...user.stats, lvl: 12, gp: 44.5, str: 7 },
      items: {
        ...user.items,
        pets: { [asKey<PetKey>('Wolf-Base')]: 12, [asKey<PetKey>('Wolf-Veteran')]: 5 },
        gear: { ...user.items.gear, owned: { ...user.items.gear.owned, [asKey<GearKey>('weapon_warrior_1')]: true } },
      },
    }))
    await player.call('POST', '/tags', { body: { name: 'Garden' } })
    const tags = ((await player.user()).tags ?? []).map(({ id }) => id)
    for (const body of [
      { type: 'habit', text: 'Read', alias: 'read' },
      { type: 'daily', text: 'Water plants', everyX: 3, tags, checklist: [{ text: 'Balcony' }] },
      { type: 'todo', text: 'Paint', reminders: [{ id: 'r', time: '2026-11-22T10:00:00.000Z' }] },
      { type: 'todo', text: 'Done before' },
      { type: 'reward', text: 'Cake', value: 15 },
    ])
      await player.call('POST', '/tasks/user', { body })
    for (const task of await player.tasks())
      if (['Read', 'Water plants', 'Done before'].includes(task.text))
        await player.call('POST', `/tasks/${task.id}/score/up`)
  })
  afterAll(() => server.stop())

  const exported = async (): Promise<Json> => (await player.call('GET', '/export/userdata.json')).body
  const restore = (file: Json, mode: 'merge' | 'replace', preview = false) =>
    player.call('POST', '/user/restore', { body: { exportFile: JSON.stringify(file), mode, preview } })

  const comparable = (file: Json): Json => {
    const rest = Object.fromEntries(Object.entries(file).filter(([key]) => !OF_THE_ACT.some((each) => each === key)))
    const lists = Object.entries(file['tasks'] as Readonly<Record<string, ReadonlyArray<Json>>>)
    const untimed = lists.map(([kind, tasks]) => [
      kind,
      tasks
        .map(({ updatedAt: _at, ...task }) => task)
        .toSorted((a, b) => String(a['_id']).localeCompare(String(b['_id']))),
    ])
    return { ...rest, tasks: Object.fromEntries(untimed) }
  }

  it('however large it is: 9 MB of tasks, twice as long as a text in JSON', async () => {
    const notes = '"'.repeat(20_000)
    const other = await registerPlayer(server)
    for (let call = 0; call < 2; call += 1) {
      const body = Array.from({ length: 115 }, (_, index) => ({ type: 'todo', text: `Task ${index}`, notes }))
      expect((await other.call('POST', '/tasks/user', { body })).status).toBe(201)
    }
    const exportFile = JSON.stringify((await other.call('GET', '/export/userdata.json')).body)
    const body = { exportFile, mode: 'merge', preview: true }
    expect(JSON.stringify(body).length).toBeGreaterThan(18_000_000)
    const { status, body: answer } = await other.call('POST', '/user/restore', { body })
    expect(status).toBe(200)
    expect(answer.data).toMatchObject({ isOwn: true })
    const stranger = await createClient(server)('POST', '/user/restore', { body })
    expect(stranger).toMatchObject({ status: 413, body: { key: 'bodyTooLarge' } })
  })

  it('as it was: exported, erased, restored and exported again is the same', async () => {
    const before = await exported()
    await player.call('POST', '/user/reset', { body: { password: PASSWORD } })
    expect((await player.tasks()).length).toBe(0)
    const preview = await restore(before, 'replace', true)
    expect(preview.body.data).toMatchObject({
      isOwn: true,
      tasks: { habit: 1, daily: 1, todo: 2, reward: 1 },
      leftOut: [],
    })
    expect((await player.tasks()).length).toBe(0)
    const done = await restore(before, 'replace')
    expect(done.body.data).toMatchObject(preview.body.data)
    expect(comparable(await exported())).toEqual(comparable(before))
  })

  it('without what somebody wrote into it', async () => {
    const file = await exported()
    const items = file['items'] as Readonly<Record<string, Json>>
    const edited = {
      ...file,
      balance: 999,
      permissions: { fullAccess: true },
      contributor: { level: 9 },
      items: { ...items, pets: { ...items['pets'], 'Wolf-Glow': 5, 'Dragon-Hydra': 5 } },
    }
    const { body } = await restore(edited, 'replace')
    expect(body.data['isOwn']).toBe(false)
    const user = await player.user()
    expect([user.balance, user.permissions, user.contributor]).toEqual([3, {}, {}])
    expect(Object.keys(user.items.pets)).toEqual(expect.not.arrayContaining(['Wolf-Glow', 'Dragon-Hydra']))
  })

  it('of somebody else as no own file', async () => {
    const other = await registerPlayer(server)
    const { body } = await other.call('POST', '/user/restore', {
      body: { exportFile: JSON.stringify(await exported()), mode: 'merge' },
    })
    expect(body.data).toMatchObject({ isOwn: false, tasks: { habit: 1, daily: 1, todo: 2, reward: 1 } })
    expect((await other.user()).items.pets).not.toHaveProperty('Wolf-Veteran')
    expect((await other.user())._id).toBe(other.id)
  })

  it('is refused when it is none', async () => {
    for (const exportFile of ['', 'nonsense', '[]', '{"name":"Ida"}'])
      expect((await player.call('POST', '/user/restore', { body: { exportFile, mode: 'merge' } })).status).toBe(400)
    const unknownMode = await player.call('POST', '/user/restore', { body: { exportFile: '{}', mode: 'both' } })
    expect(unknownMode.body.errors).toMatchObject([{ param: 'mode' }])
  })
})
