import type { HttpRequest } from '@daykeep/api/contract'
import { aPlayer, aUser, NOON } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { createSyncServer } from './sync-server.ts'
import type { PendingCommand } from '../queue/sync-state.ts'

const toggleSleep: PendingCommand = {
  name: 'toggleSleep',
  params: {},
  at: NOON,
  commandSeq: 7,
  sent: false,
  after: aPlayer(aUser()),
}

const sendTwice = async (command: PendingCommand) => {
  const requests: HttpRequest[] = []
  const server = createSyncServer(async (request) => {
    requests.push(request)
    throw new Error('no network')
  })
  const results = [await server.send(command), await server.send(command)]
  return { results, headers: requests.map(({ headers }) => headers) }
}

describe('the server of a browser', () => {
  it('is sent the turn, the instant and the key of a command, the same ones in each attempt', async () => {
    const { results, headers } = await sendTwice({ ...toggleSleep, idempotencyKey: 'key-1' })
    const order = {
      'x-daykeep-turn': '7',
      'x-daykeep-at': String(NOON),
      'x-daykeep-acts': 'new',
      'idempotency-key': 'key-1',
    }
    expect(headers).toEqual([order, order])
    expect(results).toEqual([{ type: 'lost' }, { type: 'lost' }])
  })

  it('is sent no key with a command from the queue of an older release, which it may know without one', async () => {
    const { headers } = await sendTwice(toggleSleep)
    expect(headers[0]).toEqual({ 'x-daykeep-turn': '7', 'x-daykeep-at': String(NOON), 'x-daykeep-acts': 'new' })
  })
})
