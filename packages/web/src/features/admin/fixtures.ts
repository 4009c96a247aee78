import type { Hero } from '@daykeep/api/contract'
import { asKey, type UserId } from '@daykeep/rules/model'
import type { AdminGroup, GroupWithPlan, HeroParty, PaymentDetails } from './answers.ts'

/** A player as support sees them, for stories and tests. */
export const HERO: Hero = {
  _id: 'one',
  id: 'one',
  auth: {
    local: { username: 'ida', email: 'ida@example.org' },
    timestamps: { created: '2026-01-02T10:00:00.000Z', loggedin: '2026-06-10T10:00:00.000Z' },
  },
  balance: 2.5,
  contributor: { level: 2, text: 'Smith' },
  flags: { chatRevoked: true },
  items: { pets: { 'Wolf-Base': 5 }, gear: { owned: { weapon_warrior_1: true } } },
  lastCron: '2026-06-10T06:00:00.000Z',
  party: { _id: 'party', quest: { key: 'owl', progress: { up: 12.5, collectedItems: 3 } } },
  invitations: { parties: [], guilds: [{ id: 'mill', name: 'The mill' }] },
  drops: { found: 3, cap: 12 },
  preferences: { language: 'en', timezoneOffset: -120, dayStart: 4 },
  profile: { name: 'Ida', blurb: 'I bake.', flags: {} },
  purchased: { plan: { gemsBought: 3, consecutive: { count: 2, trinkets: 1, gemCapExtra: 5 } } },
  secret: { text: 'Wrote on Monday.' },
  permissions: { news: true },
  achievements: { streak: 3 },
  stats: { lvl: 12, hp: 50, mp: 20, exp: 3, gp: 4.5, points: 1, str: 1, int: 2, con: 3, per: 4, class: 'healer' },
  loginIncentives: 40,
  guilds: [],
}

/** The groups with a plan that the player is in. */
export const GROUP_PLANS: ReadonlyArray<GroupWithPlan> = [
  {
    _id: 'mill',
    id: 'mill',
    name: 'The mill',
    leader: 'one',
    leaderOnly: { challenges: false, getGems: false },
    managers: {},
    memberCount: 7,
    purchased: { active: true, dateTerminated: '2026-09-01T10:00:00.000Z' },
  },
]

/** The party of the player. */
export const HERO_PARTY: HeroParty = {
  _id: 'party',
  balance: 0,
  challengeCount: 0,
  leader: 'one',
  leaderOnly: {},
  memberCount: 4,
  purchased: {},
  quest: { key: 'owl', active: true, members: { one: true } },
}

export const PAYMENT: PaymentDetails = {
  customerId: 'customer-1',
  originalPurchaseDate: '2026-01-02T10:00:00.000Z',
  lastPaymentDate: '2026-06-02T10:00:00.000Z',
}

const person = (id: string, name: string): AdminGroup['members'][number] => ({
  _id: id,
  id,
  profile: { name },
  auth: { local: { username: id } },
  flags: { verifiedUsername: true },
})

/** A guild with a plan, as staff see it. */
export const A_GROUP: AdminGroup = {
  _id: asKey('mill'),
  id: 'mill',
  name: 'The mill',
  summary: 'We grind',
  description: 'Flour for all.',
  type: 'guild',
  privacy: 'private',
  leader: asKey('ida'),
  leaderOnly: { challenges: false, getGems: false },
  memberCount: 2,
  challengeCount: 1,
  balance: 2.5,
  quest: { active: false, members: {}, progress: { collect: {} }, extra: {} },
  tasksOrder: { habits: [], dailys: [], todos: [], rewards: [] },
  managers: { [asKey<UserId>('nia')]: true } as const,
  categories: [],
  cron: {},
  purchased: { plan: { quantity: 4, customerId: 'customer-1', planId: 'group_monthly', paymentMethod: 'Stripe' } },
  members: [person('ida', 'Ida'), person('nia', 'Nia')],
}
