import { type Task, type User } from '@daykeep/rules/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aServer, type TestServer } from './a-server.ts'
import { aPlayerOf } from './calls.ts'
import type { Change } from './states.ts'
import { stockedCatalogue } from './stocked-catalogue.ts'
import { withTask } from './with-task.ts'
import { withUser } from './with-user.ts'

/** What the player is before the call; TASK in the path stands for the id of a habit, ME for the player's. */
export type Given = {
  readonly user?: Change
  readonly task?: (task: Task) => Task
}

export type Refusal = readonly [
  call: string,
  when: string,
  status: 400 | 401 | 404,
  key: string,
  given?: Given & { readonly body?: unknown; readonly field?: string },
]

/** Each call is refused with this status and key, in a sentence, and nothing has changed after it. */
export const itRefuses = (what: string, rows: readonly Refusal[]) =>
  describe(`${what}: what is refused`, () => {
    let server: TestServer
    beforeAll(async () => {
      server = await aServer({ catalogue: stockedCatalogue() })
    })
    afterAll(() => server.stop())

    it.each(rows.map(toCase))('$call when $when: $status $key', async ({ call, status, key, given }) => {
      const player = await aPlayerOf(server)
      const created = await player.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } })
      const task = String(created.body.data['id'])
      if (given.user !== undefined) await withUser(server, player, given.user)
      if (given.task !== undefined) await withTask(server, task, given.task)
      const everything = async () => [
        await server.shell.store.get<User>('users', player.id),
        await server.shell.store.get<Task>('tasks', task),
      ]
      const before = await everything()
      const [method = '', path = ''] = call.replace('TASK', task).replace('ME', player.id).split(' ')
      const heard = await player.call(method, path, given.body === undefined ? {} : { body: given.body })
      expect(heard).toMatchObject({ status, body: { success: false, key } })
      expect(heard.body.message, 'a sentence, not a key').toMatch(/ /)
      if (given.field !== undefined)
        expect(heard.body.errors?.map(({ param, path: place }) => param ?? place)).toEqual([given.field])
      expect(await everything()).toEqual(before)
    })
  })

const toCase = ([call, when, status, key, given = {}]: Refusal) => ({ call, when, status, key, given })
