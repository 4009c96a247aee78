import type { User } from '@daykeep/rules/model'
import { A_PLAN } from '@daykeep/rules/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPlayer } from '../../test-kit/client.ts'
import { itRefuses } from '../../test-kit/it-refuses.ts'
import { itRefusesTogether, type PartyScene } from '../../test-kit/it-refuses-together.ts'
import { patchGroup } from '../../test-kit/patch-group.ts'
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
