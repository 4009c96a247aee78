import { type Task, type User } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'
import { registerPlayer } from './client.ts'
import type { UserChange } from './states.ts'
import { stockedCatalogue } from './stocked-catalogue.ts'
import { patchTask } from './documents/patch-task.ts'
import { patchUser } from './documents/patch-user.ts'

/** What the player is before the call; TASK in the path stands for the id of a habit, ME for the player's. */
export type InitialState = {
  readonly user?: UserChange
  readonly task?: (task: Task) => Task
}

export type RefusalCase = readonly [
  call: string,
  when: string,
  status: 400 | 401 | 404,
  key: string,
  initial?: InitialState & { readonly body?: unknown; readonly field?: string },
]

/** Each call is refused with this status and key, in a sentence, and nothing has changed after it. */
export const itRefuses = (what: string, rows: readonly RefusalCase[]) =>
  describe(`${what}: what is refused`, () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer({ catalogue: stockedCatalogue() })
    })
    afterAll(() => server.stop())

    it.each(rows.map(toCase))('$call when $when: $status $key', async ({ call, status, key, initial }) => {
      const player = await registerPlayer(server)
      const created = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
      const task = String(created.body.data['id'])
      if (initial.user !== undefined) await patchUser(server, player, initial.user)
      if (initial.task !== undefined) await patchTask(server, task, initial.task)
      const everything = async () => [
        await server.app.store.get<User>('users', player.id),
        await server.app.store.get<Task>('tasks', task),
      ]
      const before = await everything()
      const [method = '', path = ''] = call.replace('TASK', task).replace('ME', player.id).split(' ')
      const response = await player.call(method, path, initial.body === undefined ? {} : { body: initial.body })
      expect(response).toMatchObject({ status, body: { success: false, key } })
      expect(response.body.message, 'a sentence, not a key').toMatch(/ /)
      if (initial.field !== undefined)
        expect(response.body.errors?.map(({ param, path: location }) => param ?? location)).toEqual([initial.field])
      expect(await everything()).toEqual(before)
    })
  })

const toCase = ([call, when, status, key, initial = {}]: RefusalCase) => ({ call, when, status, key, initial })
