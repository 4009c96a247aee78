import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badRequest } from '../../src/core/api-error.ts'
import { toErrorBody } from '../../src/http/envelope.ts'
import { type TestParty, foundParty } from '../../test-kit/party.ts'
import { testI18n } from '../../test-kit/test-i18n.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'

const ID = uuidOf('somebody')
const race = { group: 'party', name: 'Spring', shortName: 'Spring' }

/** What a field is refused with is told in its own words (api 1.4). PARTY stands for the id of the caller's party. */
const ROWS: ReadonlyArray<readonly [call: string, body: unknown, field: string, key: string]> = [
  ['POST /groups/PARTY/leave?keep=some', undefined, 'keep', 'keepOrRemoveAll'],
  ['POST /groups/PARTY/leave?keepChallenges=some', undefined, 'keepChallenges', 'groupRemainOrLeaveChallenges'],
  [`POST /challenges/${ID}/leave`, { keep: 'some' }, 'keep', 'keepOrRemoveAll'],
  [`POST /tasks/unlink-one/${ID}?keep=some`, undefined, 'keep', 'keepOrRemove'],
  [`POST /tasks/unlink-all/${ID}?keep=some`, undefined, 'keep', 'keepOrRemoveAll'],
  ['POST /groups/PARTY/chat', { message: ' ' }, 'message', 'messageGroupChatBlankMessage'],
  ['POST /members/send-private-message', { toUserId: ID, message: '' }, 'message', 'messageRequired'],
  ['POST /members/transfer-gems', { toUserId: ID }, 'gemAmount', 'gemAmountRequired'],
  ['POST /challenges', { ...race, shortName: 'ab' }, 'shortName', 'shortNameTooShort'],
  ['POST /challenges', { ...race, summary: 'x'.repeat(251) }, 'summary', 'summaryLengthExceedsMax'],
  [`GET /members/${ID}/objections/wave`, undefined, 'interaction', 'interactionRequired'],
  ['GET /tasks/user?dueDate=someday', undefined, 'dueDate', 'invalidDate'],
  ['GET /tasks/user?type=wishes', undefined, 'type', 'invalidTasksTypeExtra'],
  ['GET /tasks/group/PARTY?type=wishes', undefined, 'type', 'invalidTasksType'],
]

describe('a field that is refused', () => {
  let server: TestServer
  let party: TestParty
  beforeAll(async () => {
    server = await startTestServer()
    party = await foundParty(server)
  })
  afterAll(() => server.stop())

  it.each(ROWS)('of %s with %j is %s, in the words of %s', async (call, body, field, key) => {
    const [method = '', path = ''] = call.replace('PARTY', party.id).split(' ')
    const response = await party.leader.call(method, path, {
      headers: { 'accept-language': 'en' },
      ...(body === undefined ? {} : { body }),
    })
    expect(response).toMatchObject({ status: 400, body: { key: 'invalidReqParams' } })
    const text = toErrorBody(await testI18n(), 'en', badRequest(key, { min: 3, max: 250 })).message
    expect(response.body.errors).toMatchObject([{ param: field, message: text }])
  })
})
