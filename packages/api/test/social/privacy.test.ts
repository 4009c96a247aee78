import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patchUser } from '../../test-kit/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { CHALLENGE, DEN, GUILD, settle, type Town } from '../../test-kit/town.ts'

/** Every call whose answer shows other players. MEMBER and LEADER stand for their ids. */
const CALLS = [
  '/groups/party',
  '/groups?type=party,guilds,publicGuilds,tavern',
  '/groups/party/members?includeAllPublicFields=true',
  '/groups/party/members',
  '/groups/party/invites?includeAllPublicFields=true',
  '/groups/party/chat',
  `/groups/${GUILD}`,
  `/groups/${DEN}`,
  '/looking-for-party',
  '/group-plans',
  '/members/MEMBER',
  '/members/username/NAME',
  '/members/find/player',
  '/members/MEMBER/achievements',
  '/members/MEMBER/objections/transfer-gems',
  '/inbox/messages',
  '/inbox/paged-messages',
  '/inbox/conversations',
  '/challenges/user?page=0',
  `/challenges/groups/${GUILD}`,
  `/challenges/${CHALLENGE}`,
  `/challenges/${CHALLENGE}/members?includeAllPublicFields=true&includeTasks=true`,
  `/challenges/${CHALLENGE}/members/MEMBER`,
  `/challenges/${CHALLENGE}/export/csv`,
  `/tasks/challenge/${CHALLENGE}`,
  `/tasks/group/${DEN}`,
  `/approvals/group/${DEN}`,
  '/hall/heroes',
  '/hall/patrons',
] as const

/** The fields of a player that others may read, at the top and where only a part is public. docs/reference/api.md 3.8. */
const PUBLIC: Readonly<Record<string, ReadonlyArray<string>>> = {
  '': '_id id auth flags profile stats achievements party backer contributor items inbox loginIncentives preferences invited tasks'.split(
    ' ',
  ),
  auth: ['local', 'timestamps'],
  'auth.local': ['username'],
  flags: ['classSelected', 'verifiedUsername'],
  profile: ['name', 'blurb', 'imageUrl'],
  inbox: ['optOut', 'canReceive'],
  party: ['_id', 'order', 'orderAscending', 'quest'],
  preferences: 'size hair skin shirt chair costume sleep background tasks disableClasses language'.split(' '),
}

/** Texts that stand in a player's document where nobody but the player may read them. */
const SECRET = 'must-not-be-told'

type PlainObject = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Everything in an answer that describes a player. */
const playersIn = (value: unknown): ReadonlyArray<PlainObject> => {
  if (Array.isArray(value)) return value.flatMap(playersIn)
  if (!isObject(value)) return []
  const isPlayer = isObject(value['profile']) && '_id' in value
  return isPlayer ? [value] : Object.values(value).flatMap(playersIn)
}

const privateFields = (player: PlainObject): ReadonlyArray<string> =>
  Object.entries(PUBLIC).flatMap(([path, fields]) => {
    const part = path
      .split('.')
      .reduce<unknown>((inner, key) => (key === '' || !isObject(inner) ? inner : inner[key]), player)
    return isObject(part)
      ? Object.keys(part)
          .filter((key) => !fields.includes(key))
          .map((key) => `${path}.${key}`)
      : []
  })

describe('what others read of a player (api 3.8)', () => {
  let server: TestServer
  let town: Town
  beforeAll(async () => {
    server = await startTestServer()
    town = await settle(server)
    await patchUser(server, town.member, (user) => ({
      ...user,
      contributor: { level: 3, text: 'Smith' },
      backer: { tier: 5 },
      balance: 7,
      permissions: { news: true },
      tags: [{ id: user._id as never, name: SECRET }],
      invitations: { ...user.invitations, guilds: [{ id: SECRET, name: SECRET, inviter: SECRET }] },
      webhooks: [{ ...HOOK, url: `https://${SECRET}.example` }],
      notifications: [{ id: SECRET, type: 'STREAK_ACHIEVEMENT', data: {}, seen: false }],
      inbox: { ...user.inbox, blocks: [SECRET] },
      preferences: { ...user.preferences, improvementCategories: [SECRET] },
      purchased: { ...user.purchased, plan: { ...user.purchased.plan, customerId: SECRET } },
    }))
  })
  afterAll(() => server.stop())

  it.each(CALLS)('%s holds public fields only', async (path) => {
    const filled = path.replace('MEMBER', town.member.id).replace('NAME', town.member.username)
    const response = await town.leader.call('GET', filled)
    expect(response.status).toBe(200)
    const text = JSON.stringify(response.body.data)
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain('@example.org')
    expect(text).not.toContain('customer-1')
    expect(playersIn(response.body.data).flatMap(privateFields)).toEqual([])
  })
})

const HOOK = {
  id: SECRET,
  type: 'globalActivity',
  label: SECRET,
  enabled: true,
  failures: 0,
  options: {},
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
} as const
