import { asKey, type GroupId, type Task } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { invitedTo } from '../../test-kit/states.ts'
import { patchTask } from '../../test-kit/documents/patch-task.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'

const SOMEBODY = '2f8c5a0f-90c4-4f8e-9a8f-2f8c5a0f1d11'
const GROUP = '3f8c5a0f-90c4-4f8e-9a8f-2f8c5a0f1d11'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('among people', () => {
  it('declines an invitation', async () => {
    const player = await registerPlayer(server)
    await patchUser(server, player, invitedTo(GROUP))
    expect((await player.call('POST', `/groups/${GROUP}/reject-invite`)).body.data).toEqual({})
    expect((await player.user()).invitations).toMatchObject({ parties: [], party: {} })
  })

  it("has seen a group's chat", async () => {
    const player = await registerPlayer(server)
    const news = { name: 'The Oak Table', value: true }
    await patchUser(server, player, (user) => ({ ...user, newMessages: { [asKey<GroupId>(GROUP)]: news } }))
    const { body } = await player.call('POST', `/groups/${GROUP}/chat/seen`)
    expect(body).toMatchObject({ success: true, data: {} })
    expect((await player.user()).newMessages).toEqual({})
  })

  it('blocks somebody, and no longer', async () => {
    const player = await registerPlayer(server)
    expect((await player.call('POST', `/user/block/${SOMEBODY}`)).body.data).toEqual([SOMEBODY])
    expect((await player.user()).inbox.blocks).toEqual([SOMEBODY])
    expect((await player.call('POST', `/user/block/${SOMEBODY}`)).body.data).toEqual([])
  })

  it('has read all letters, and hears so inside of the data', async () => {
    const player = await registerPlayer(server)
    await patchUser(server, player, (user) => ({ ...user, inbox: { ...user.inbox, newMessages: 3 } }))
    const { data } = (await player.call('POST', '/user/mark-pms-read')).body
    expect(data).toEqual([0, expect.stringMatching(/\.$/)])
    expect((await player.user()).inbox.newMessages).toBe(0)
  })
})

describe('tasks that a challenge has left behind', () => {
  const leftBehind = (task: Task): Task => ({ ...task, challenge: { id: GROUP, broken: 'CHALLENGE_DELETED' } })

  const leftWith = async (player: TestPlayer, ...i18n: readonly string[]) => {
    const response = await player.call('POST', '/tasks/user', { body: i18n.map((text) => ({ type: 'todo', text })) })
    const ids = [response.body.data].flat().map((task) => String(task['id']))
    for (const id of ids) await patchTask(server, id, leftBehind)
    return ids
  }

  it('are kept one by one, or thrown away', async () => {
    const player = await registerPlayer(server)
    const [first, second] = await leftWith(player, 'Paint', 'Sweep')
    expect((await player.call('POST', `/tasks/unlink-one/${first}?keep=keep`)).body.data).toEqual({})
    expect((await player.call('POST', `/tasks/unlink-one/${second}?keep=remove`)).status).toBe(200)
    expect(await player.tasks()).toMatchObject([{ id: first, challenge: {} }])
    expect((await player.user()).tasksOrder.todos).toEqual([first])
  })

  it.each([
    ['keep-all', 2],
    ['remove-all', 0],
  ])('are treated all alike by %s', async (keep, remaining) => {
    const player = await registerPlayer(server)
    await leftWith(player, 'Paint', 'Sweep')
    expect((await player.call('POST', `/tasks/unlink-all/${GROUP}?keep=${keep}`)).body.data).toEqual({})
    const tasks = await player.tasks()
    expect(tasks).toHaveLength(remaining)
    expect(tasks.filter(({ challenge }) => challenge.id !== undefined)).toEqual([])
  })
})
