import {
  asKey,
  type EggKey,
  type FoodKey,
  type GearKey,
  type Invitation,
  type PetKey,
  type PotionKey,
  type QuestKey,
  type User,
} from '@daykeep/rules/model'
import { createClient, playerWithLogin, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { putDocuments } from '../../test-kit/documents/put-documents.ts'
import { recordQueries } from '../../test-kit/stores/record-queries.ts'
import { rewindingStore } from '../../test-kit/stores/rewinding-store.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'
import { startTestServer, type TestServer, TODAY } from '../../test-kit/test-server.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'
import { putPrivateThings } from './private-things.ts'
import { putSharedThings } from './shared-things.ts'
import { withMarks } from './private-fields.ts'
import { MEMBERS, PEOPLE, type PersonName, PRIVILEGED, type Role } from './roles.ts'

/** Groups by what they are: `club` is a private guild, `den` one with a plan and a board. */
export const GROUPS = {
  party: uuidOf('party'),
  guild: uuidOf('guild'),
  club: uuidOf('club'),
  den: uuidOf('den'),
} as const

export type World = {
  readonly server: TestServer
  readonly people: Readonly<Record<PersonName, TestPlayer>>
  /** Of others; visitors own nothing, so that they ask for things of their name that are not there. */
  readonly callOf: (role: Role) => ReturnType<typeof createClient>
  readonly idOf: (role: Role) => string
  /** The id of somebody's login. */
  readonly loginOf: (id: string) => string
  readonly rewind: () => Promise<void>
  /** Queries that would read a whole collection. */
  readonly scans: () => ReadonlyArray<string>
  readonly stop: () => Promise<void>
}

/** One world for all rows of the table: people of every role, their groups, and something of every kind that they own. */
export const settleWorld = async (): Promise<World> => {
  const time = { now: TODAY }
  const rewinding = rewindingStore(() => time.now)
  const recorded = recordQueries(rewinding.store)
  const server = await startTestServer({ catalogue: stockedCatalogue(), store: recorded.store })
  const people = {} as Record<PersonName, TestPlayer>
  for (const name of PEOPLE) people[name] = await registerPlayer(server)
  const idOf = (name: PersonName): string => people[name].id
  for (const [index, name] of PEOPLE.entries())
    await patchUser(server, people[name], (user) => withMarks(inRole(name, idOf)(stocked(user)), name, index + 1))
  await putDocuments(server, putSharedThings(idOf))
  await putPrivateThings(server, people)
  await server.app.background.settled()
  const logins = new Map<string, string>()
  for (const { id, call } of Object.values(people)) logins.set(id, await firstLoginOf(call))
  rewinding.keep()
  const visit = createClient(server)
  return {
    server,
    people,
    callOf: (role) => (role === 'visitor' ? visit : playerWithLogin(server, people[role]).call),
    idOf: (role) => (role === 'visitor' ? uuidOf('visitor') : people[role].id),
    loginOf: (id) => logins.get(id) ?? 'none',
    rewind: async () => {
      await server.app.background.settled()
      await rewinding.rewind()
    },
    scans: recorded.scans,
    stop: server.stop,
  }
}

/** Who is suspended is not told. */
const firstLoginOf = async (call: TestPlayer['call']): Promise<string> => {
  const { data } = (await call('GET', '/user/auth/tokens')).body as { readonly data?: unknown }
  const [first] = Array.isArray(data) ? (data as ReadonlyArray<{ readonly id: string }>) : []
  return first?.id ?? 'none'
}

/** Whatever a call of one's own asks for is there. */
const stocked = (user: User): User => ({
  ...user,
  balance: 10,
  stats: { ...user.stats, gp: 1000, hp: 20, mp: 50, lvl: 20, points: 5 },
  flags: { ...user.flags, classSelected: true, verifiedUsername: true },
  contributor: { level: 4, text: 'Smith' },
  backer: { tier: 2 },
  notifications: [{ id: uuidOf(`notice/${user._id}`), type: 'STREAK_ACHIEVEMENT', data: {}, seen: false }],
  tags: [{ id: asKey(uuidOf(`tag/${user._id}`)), name: 'Garden' }],
  webhooks: [
    {
      id: uuidOf(`webhook/${user._id}`),
      url: 'http://127.0.0.1:9/',
      type: 'globalActivity',
      label: '',
      enabled: false,
      failures: 0,
      options: {},
      createdAt: new Date(TODAY).toISOString(),
      updatedAt: new Date(TODAY).toISOString(),
    },
  ],
  items: {
    ...user.items,
    eggs: { [asKey<EggKey>('Wolf')]: 2 },
    hatchingPotions: { [asKey<PotionKey>('Base')]: 2 },
    food: { [asKey<FoodKey>('Meat')]: 5 },
    pets: { [asKey<PetKey>('Fox-Base')]: 5 },
    quests: { [asKey<QuestKey>('dustbunnies')]: 1 },
    special: { ...user.items.special, snowball: 2 },
  },
  purchased: {
    ...user.purchased,
    plan: {
      ...user.purchased.plan,
      customerId: 'customer',
      planId: 'basic_3mo',
      paymentMethod: 'Local',
      mysteryItems: [asKey<GearKey>('head_mystery_399901')],
      consecutive: { ...user.purchased.plan.consecutive, trinkets: 5 },
    },
  },
  achievements: { ...user.achievements, triadBingo: true },
})

const invitationTo = (group: string, inviter: string): Invitation => ({ id: group, name: 'Come', inviter })

const inRole =
  (name: PersonName, idOf: IdOf) =>
  (user: User): User => {
    if (PRIVILEGED.has(name)) return { ...user, permissions: { [name]: true } }
    if (name === 'invited') return invited(user, idOf('leader'))
    if (!MEMBERS.has(name)) return user
    const member: User = {
      ...user,
      party: { ...user.party, _id: GROUPS.party },
      guilds: [GROUPS.guild, GROUPS.club, GROUPS.den].map((id) => asKey(id)),
      challenges: name === 'other' || name === 'assignee' ? [asKey(uuidOf('race')), asKey(uuidOf('sprint'))] : [],
    }
    return IN_STATE[name]?.(member, idOf) ?? member
  }

type IdOf = (name: PersonName) => string

/** What some members are besides. */
const IN_STATE: Partial<Readonly<Record<PersonName, (user: User, idOf: IdOf) => User>>> = {
  muted: (user) => ({ ...user, flags: { ...user.flags, chatRevoked: true } }),
  shadowMuted: (user) => ({ ...user, flags: { ...user.flags, chatShadowMuted: true } }),
  suspended: (user) => ({ ...user, auth: { ...user.auth, blocked: true } }),
  other: (user, idOf) => ({ ...user, inbox: { ...user.inbox, blocks: [idOf('blocked')] } }),
}

const invited = (user: User, inviter: string): User => ({
  ...user,
  invitations: {
    parties: [invitationTo(GROUPS.party, inviter)],
    party: invitationTo(GROUPS.party, inviter),
    guilds: [GROUPS.guild, GROUPS.club, GROUPS.den].map((id) => invitationTo(id, inviter)),
  },
})
