import type { EndpointName } from '../../src/contract/index.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'
import { type Asks, type Me, meAndOther, ownAndOthers, self, unsubscribed } from './asks.ts'
import { GROUPS } from './world.ts'

/** A public challenge of the guild, one of the party, and one that was reported away; the leader leads all. */
const ofChallenges = (more: (me: Me) => object = () => ({}), params: (me: Me) => object = () => ({})): Asks =>
  Object.fromEntries(
    (['race', 'sprint', 'hidden'] as const).map((name) => [
      name === 'race' ? 'public' : name === 'sprint' ? "the party's" : 'hidden',
      (me: Me) => ({ params: { challengeId: uuidOf(name), ...params(me) }, ...more(me) }),
    ]),
  )

const NEW = { name: 'Again', shortName: 'Again', prize: 0 }

const newIn = (changes: object) => () => ({ body: { ...NEW, ...changes } })

const toOther = (body: object): Asks => ({
  other: (me) => ({ body: { toUserId: me.other, ...body } }),
  oneself: (me) => ({ body: { toUserId: me.id, ...body } }),
})

const A_POST = { title: 'Spring', text: 'It is here.', published: true }

/** Calls about other players, private messages, challenges, and those of staff. */
export const PEOPLE_CALLS = {
  getMember: meAndOther((memberId) => ({ params: { memberId } })),
  memberByUsername: { other: (me) => ({ params: { username: me.world.people.other.username } }) },
  findMembers: self({ params: { username: 'player' } }),
  memberAchievements: meAndOther((memberId) => ({ params: { memberId } })),
  memberObjections: {
    'to write': (me) => ({ params: { toUserId: me.other, interaction: 'send-private-message' } }),
    'to give': (me) => ({ params: { toUserId: me.other, interaction: 'transfer-gems' } }),
    'to invite': (me) => ({ params: { toUserId: me.other, interaction: 'group-invitation' } }),
  },
  inboxMessages: { all: () => ({}), 'with other': (me) => ({ query: `conversation=${me.other}` }) },
  pagedMessages: { all: () => ({}), 'with other': (me) => ({ query: `conversation=${me.other}` }) },
  conversations: self(),
  sendPrivateMessage: toOther({ message: 'Hello!' }),
  sendGems: toOther({ gemAmount: 4 }),
  likePrivateMessage: ownAndOthers('both', (uniqueMessageId) => ({ params: { uniqueMessageId } })),
  flagPrivateMessage: ownAndOthers('letter', (messageId) => ({ params: { messageId } })),
  deletePrivateMessage: ownAndOthers('letter', (messageId) => ({ params: { messageId } })),
  clearPrivateMessages: self(),
  flagProfile: meAndOther((memberId) => ({ params: { memberId }, body: { comment: 'Rude' } })),
  clearProfileFlags: meAndOther((memberId) => ({ params: { memberId } })),
  memberPurchaseHistory: meAndOther((memberId) => ({ params: { memberId } })),
  createChallenge: {
    'in the party': newIn({ group: GROUPS.party }),
    'in the guild': newIn({ group: GROUPS.guild }),
    'in the den': newIn({ group: GROUPS.den }),
    'in the tavern': newIn({ group: 'habitrpg', prize: 1 }),
    official: newIn({ group: 'habitrpg', prize: 1, official: true }),
  },
  cloneChallenge: {
    ...ofChallenges(() => ({ body: { ...NEW, group: GROUPS.guild } })),
    "the party's into the tavern": () => ({
      params: { challengeId: uuidOf('sprint') },
      body: { ...NEW, prize: 1, group: 'habitrpg' },
    }),
  },
  updateChallenge: ofChallenges(() => ({ body: { name: 'Autumn' } })),
  joinChallenge: ofChallenges(),
  leaveChallenge: ofChallenges(),
  selectWinner: ofChallenges(undefined, (me) => ({ winnerId: me.other })),
  deleteChallenge: ofChallenges(),
  flagChallenge: ofChallenges(),
  clearChallengeFlags: ofChallenges(),
  addChallengeTasks: ofChallenges(() => ({ body: { type: 'todo', text: 'Stretch' } })),
  userChallenges: { all: () => ({ query: 'page=0' }), joined: () => ({ query: 'page=0&member=true' }) },
  groupChallenges: {
    party: () => ({ params: { groupId: GROUPS.party } }),
    guild: () => ({ params: { groupId: GROUPS.guild } }),
    club: () => ({ params: { groupId: GROUPS.club } }),
  },
  getChallenge: ofChallenges(),
  challengeMembers: ofChallenges(() => ({ query: 'includeAllPublicFields=true&includeTasks=true' })),
  challengeMember: ofChallenges(undefined, (me) => ({ memberId: me.other })),
  challengeCsv: ofChallenges(),
  challengeTasks: ofChallenges(),
  heroes: self(),
  patrons: self({ query: 'page=0' }),
  getHero: meAndOther((heroId) => ({ params: { heroId } })),
  updateHero: {
    'balance of other': (me) => ({ params: { heroId: me.other }, body: { balance: 2, reason: 'Lost' } }),
    'privileges of other': (me) => ({ params: { heroId: me.other }, body: { permissions: { news: true } } }),
    'privileges of oneself': (me) => ({ params: { heroId: me.id }, body: { permissions: { fullAccess: true } } }),
    'suspension of other': (me) => ({ params: { heroId: me.other }, body: { auth: { blocked: true } } }),
    'suspension of staff': (me) => ({
      params: { heroId: me.world.people.fullAccess.id },
      body: { auth: { blocked: true } },
    }),
  },
  sendResetLink: meAndOther((userId) => ({ params: { userId } })),
  heroParty: self({ params: { groupId: GROUPS.party } }),
  heroGroupPlans: meAndOther((heroId) => ({ params: { heroId } })),
  adminGroup: self({ params: { groupId: GROUPS.club } }),
  deleteMember: {
    'a stranger': (me) => ({
      params: { memberId: me.world.people.stranger.id },
      before: unsubscribed(me, 'stranger'),
    }),
    'a subscriber': (me) => ({ params: { memberId: me.other } }),
    'a leader of a plan': (me) => ({
      params: { memberId: me.world.people.leader.id },
      before: unsubscribed(me, 'leader'),
    }),
    staff: (me) => ({ params: { memberId: me.world.people.news.id }, before: unsubscribed(me, 'news') }),
  },
  searchUsers: self({ params: { userIdentifier: 'player' } }),
  userHistory: meAndOther((userId) => ({ params: { userId } })),
  paymentDetails: meAndOther((heroId) => ({ params: { heroId } })),
  getBlockers: self(),
  createBlocker: self({ body: { type: 'client', value: 'another-bot' } }),
  updateBlocker: self({ params: { blockerId: uuidOf('blocker') }, body: { reason: 'Too fast' } }),
  liftBlocker: self({ params: { blockerId: uuidOf('blocker') } }),
  getCases: self(),
  decideCase: { other: (me) => ({ params: { caseId: `profile:${me.other}` }, body: { decision: 'clear' } }) },
  moderateMember: meAndOther((userId) => ({ params: { userId }, body: { muted: true } })),
  getAudit: self(),
  getBugReports: self(),
  updateBugReport: self({ params: { reportId: 'none' }, body: { state: 'closed' } }),
  getLatePayments: self(),
  settleLatePayment: {
    unknown: () => ({
      params: { paymentId: uuidOf('no payment') },
      body: { decision: 'refund', reason: 'Paid back' },
    }),
    late: (me) => ({
      params: { paymentId: uuidOf(`late/${me.id}`) },
      body: { decision: 'refund', reason: 'Paid back' },
    }),
  },
  generateCoupons: self({ params: { event: 'wondercon' }, query: 'count=2' }),
  getCoupons: self(),
  createNewsPost: self({ body: A_POST }),
  getNewsPost: {
    published: () => ({ params: { postId: uuidOf('told') } }),
    draft: () => ({ params: { postId: uuidOf('draft') } }),
  },
  updateNewsPost: self({ params: { postId: uuidOf('told') }, body: { published: false } }),
  deleteNewsPost: self({ params: { postId: uuidOf('told') } }),
} as const satisfies Partial<Readonly<Record<EndpointName, Asks>>>
