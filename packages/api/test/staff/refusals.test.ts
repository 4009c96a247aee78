import { HOUR } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { A_PLAN } from '@daykeep/rules/test-kit'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playerWithLogin, registerPlayer } from '../../test-kit/client.ts'
import { itRefuses } from '../../test-kit/it-refuses.ts'
import { itRefusesTogether, type PartyScene } from '../../test-kit/it-refuses-together.ts'
import { patchGroup } from '../../test-kit/documents/patch-group.ts'
import { onSquare, SQUARE } from '../../test-kit/square.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'

const staff = (user: User): User => ({ ...user, permissions: { fullAccess: true } })
const withGift = (user: User): User =>
  staff({ ...user, purchased: { ...user.purchased, plan: { ...user.purchased.plan, customerId: 'Gift' } } })

itRefuses('what staff look up', [
  [
    'GET /admin/user/ME/subscription-payment-details',
    'nothing is paid',
    404,
    'subscriptionNotFoundForUser',
    { user: staff },
  ],
  [
    'GET /admin/user/ME/subscription-payment-details',
    'it is a gift',
    400,
    'giftSubscriptionNotValidated',
    { user: withGift },
  ],
  [`GET /hall/heroes/party/${uuidOf('party')}`, 'there is no such group', 404, 'groupWithIDNotFound', { user: staff }],
])

const withPaidPlan = ({ server, party }: PartyScene) =>
  patchGroup(server, party, (group) => ({ ...group, purchased: { plan: A_PLAN } }))

itRefusesTogether('plans of groups', [
  [
    'leader',
    'POST /payments',
    'the group is public',
    401,
    'onlyPrivateGuildsCanUpgrade',
    { before: onSquare, body: { order: { type: 'groupPlan', group: SQUARE } } },
  ],
  [
    'leader',
    'POST /payments',
    'it has one',
    401,
    'groupHasPlan',
    { before: withPaidPlan, body: { order: { type: 'groupPlan', group: 'PARTY' } } },
  ],
])

describe('too much', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it.each([
    ['tokens for programs', '/user/auth/tokens', { name: 'Watch' }, 400, 'tooManyTokens'],
    ['reports of bugs', '/bug-report', { message: 'It rains', email: 'ida@example.org' }, 429, 'tooManyLetters'],
  ] as const)('%s are refused from some number on', async (_, path, body, status, key) => {
    const player = await registerPlayer(server)
    const answers = []
    for (let count = 0; count < 60 && answers.at(-1)?.body.success !== false; count += 1)
      answers.push(await player.call('POST', path, { body }))
    expect(answers.length).toBeGreaterThan(5)
    expect(answers.at(-1)).toMatchObject({ status, body: { key } })
  })
})

it('reports of bugs are counted by all processes of a folder together, over restarts, and anew after an hour', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'daykeep-reports-'))
  const [one, two] = [await startTestServer({ dataDir }), await startTestServer({ dataDir })]
  const player = await registerPlayer(one)
  const report = async (server: TestServer) =>
    playerWithLogin(server, player).call('POST', '/bug-report', {
      body: { message: 'It rains', email: 'ida@example.org' },
    })
  for (const server of [one, two, one, two, one, two, one, two, one, two])
    expect(await report(server)).toMatchObject({ status: 200 })
  expect(await report(one)).toMatchObject({ status: 429, body: { key: 'tooManyLetters' } })
  await one.stop()
  await two.stop()
  const restarted = await startTestServer({ dataDir })
  expect(await report(restarted)).toMatchObject({ status: 429, body: { key: 'tooManyLetters' } })
  restarted.time.now += HOUR
  expect(await report(restarted)).toMatchObject({ status: 200 })
  await restarted.stop()
  await rm(dataDir, { recursive: true, force: true })
})
