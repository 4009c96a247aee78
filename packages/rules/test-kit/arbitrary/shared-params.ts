import * as fc from 'fast-check'
import type { SharedCommandName } from '../../src/shared-commands.ts'
import { idOf } from '../groups/people.ts'

/** Everybody in the arbitrary town, and one who is not there. */
export const PEOPLE = ['leader', 'manager', 'ida', 'nia', 'stranger', 'moderator'] as const

const one = (...names: ReadonlyArray<string>) => fc.constantFrom(...names.map((name) => idOf(name)))
/** A quest with a boss, and one with things to collect. */
export const QUESTS = ['gryphon', 'egg'] as const

/** Who acts. */
export const anyActor = one(...PEOPLE)
const person = one(...PEOPLE, 'nobody')
const group = one('party', 'guild', 'open', 'nowhere')
const challenge = one('walks', 'nowhere')
const task = one('habit', 'daily', 'todo', 'assigned', 'reward', 'original', 'own', 'nowhere')
const message = one('line', 'nowhere')
const privateMessage = one('letter', 'nowhere')
const item = fc.constantFrom('item', 'nowhere')
const SKU = fc.constantFrom('Pet-Sold', 'nothing')
const text = fc.constantFrom('Good morning', 'Come @ida', ' ')
const keep = fc.constantFrom('keep-all', 'remove-all')
const NAMED = { name: fc.constantFrom('The Lamps', ''), shortName: fc.constantFrom('lamps', 'ab') } as const
const newTasks = fc.constantFrom(
  [{ type: 'todo', text: 'Sweep' }],
  [{ type: 'dream' }],
  [
    { type: 'daily', text: 'Mop' },
    { type: 'habit', text: 'Sing' },
  ],
)
const changes = fc.constantFrom({ text: 'Other' }, { collapseChecklist: true }, { text: '' })
const newChallenge = fc.record({ group, ...NAMED, prize: fc.nat(9) })

const effort = fc.record({ up: fc.nat(400), down: fc.integer({ min: -9, max: 0 }), collectedItems: fc.nat(9) })
const cast = fc.record({
  skill: fc.constantFrom('healAll', 'earth', 'intimidate', 'snowball', 'getwell'),
  target: person,
})
const BILL = {
  subscription: fc.constantFrom('sub', 'other'),
  billed: fc.constantFrom('2026-10-10T12:00:00.000Z', '2026-11-10T12:00:00.000Z'),
}
const order = { block: fc.constantFrom('basic_3mo', 'nothing') }

const blocker = fc.record({
  type: fc.constantFrom('ipaddress', 'email', 'client'),
  value: fc.constantFrom('10.0.0.1', '@Spam.example', ' '),
})
const news = fc.constantFrom(
  { title: 'Spring', text: 'It is here.', published: true },
  { title: '', published: true },
  { text: 'A draft' },
)

/** Parameters of every shared command, in the arbitrary town. A command that is not in here fails the laws. */
export const sharedParams: Readonly<Record<SharedCommandName, fc.Arbitrary<unknown>>> = {
  createGroup: fc.record({
    group: fc.record({
      type: fc.constantFrom('party', 'guild'),
      privacy: fc.constantFrom('private', 'public'),
      name: NAMED.name,
    }),
  }),
  createPlanGroup: fc.record({ group: fc.record({ name: fc.constantFrom('Flat 4', '') }) }),
  updateGroup: fc.record({ group, changes: fc.constantFrom({ name: 'Other' }, { leader: idOf('ida') }) }),
  joinGroup: fc.record({ group }),
  leaveGroup: fc.record({ group, keep }),
  removeMember: fc.record({ group, member: person }),
  deletePlayer: fc.constant({}),
  addManager: fc.record({ group, manager: person }),
  removeManager: fc.record({ group, manager: person }),
  invite: fc.record({
    group,
    uuids: fc.array(person, { maxLength: 2 }),
    usernames: fc.constantFrom([], ['@Ida'], null),
    emails: fc.constantFrom([], [{ email: 'new@example.org' }]),
  }),
  startGroupPlan: fc.record({ group, customer: fc.constant('c'), paymentMethod: fc.constant('Stripe') }),
  renewGroupPlan: fc.record({ group, ...BILL }),
  cancelGroupPlan: fc.record({ group }),
  createChallenge: fc.record({ challenge: newChallenge }),
  cloneChallenge: fc.record({ challenge, as: newChallenge }),
  updateChallenge: fc.record({ challenge, changes: fc.record(NAMED) }),
  deleteChallenge: fc.record({ challenge }),
  selectWinner: fc.record({ challenge, winner: person }),
  joinChallenge: fc.record({ challenge }),
  leaveChallenge: fc.record({ challenge, keep }),
  flagChallenge: fc.record({ challenge }),
  clearChallengeFlags: fc.record({ challenge }),
  addChallengeTasks: fc.record({ challenge, tasks: newTasks }),
  updateChallengeTask: fc.record({ task, changes }),
  deleteChallengeTask: fc.record({ task }),
  moveChallengeTask: fc.record({ task, position: fc.integer({ min: -1, max: 2 }) }),
  addChallengeItem: fc.record({ task, text }),
  updateChallengeItem: fc.record({ task, item, text }),
  deleteChallengeItem: fc.record({ task, item }),
  postMessage: fc.record({ group, text }),
  likeMessage: fc.record({ group, message }),
  flagMessage: fc.record({ group, message }),
  clearMessageFlags: fc.record({ group, message }),
  deleteMessage: fc.record({ group, message }),
  sendPrivateMessage: fc.record({ to: person, text }),
  likePrivateMessage: fc.record({ both: fc.constantFrom('both', 'nowhere') }),
  flagPrivateMessage: fc.record({ message: privateMessage }),
  deletePrivateMessage: fc.record({ message: privateMessage }),
  clearPrivateMessages: fc.record({}),
  sendGems: fc.record({ to: person, gems: fc.oneof(fc.integer({ min: -1, max: 9 }), fc.constantFrom('3', 'many')) }),
  flagProfile: fc.record({ member: person }),
  clearProfileFlags: fc.record({ member: person }),
  createBoardTasks: fc.record({ group, tasks: newTasks }),
  updateBoardTask: fc.record({ task, changes }),
  deleteBoardTask: fc.record({ task }),
  moveBoardTask: fc.record({ task, position: fc.integer({ min: -1, max: 2 }) }),
  assign: fc.record({ task, users: fc.array(person, { maxLength: 2 }) }),
  unassign: fc.record({ task, user: person }),
  scoreBoardTask: fc.record({ task, direction: fc.constantFrom('up', 'down', 'sideways') }),
  needsWork: fc.record({ task, user: person }),
  approve: fc.record({ task, user: person }),
  addBoardItem: fc.record({ task, text }),
  updateBoardItem: fc.record({ task, item, text }),
  deleteBoardItem: fc.record({ task, item }),
  scoreBoardItem: fc.record({ task, item }),
  rollOverBoard: fc.record({ group }),
  inviteToQuest: fc.record({ group, quest: fc.constantFrom(...QUESTS, 'nowhere') }),
  acceptQuest: fc.record({ group }),
  rejectQuest: fc.record({ group }),
  forceStartQuest: fc.record({ group }),
  scheduleQuestStart: fc.record({ group, hours: fc.constantFrom(0, 1, 48, 168, 169, 1.5, -1) }),
  startScheduledQuest: fc.record({ group }),
  cancelQuest: fc.record({ group }),
  abortQuest: fc.record({ group }),
  leaveQuest: fc.record({ group }),
  resolveDay: fc.record({ effort }),
  resolveWorldBossDay: fc.record({ effort }),
  followInviteLink: fc.record({ group, inviter: person }),
  takeUpInvitation: fc.record({ group, inviter: person }),
  rewardForWorldBoss: fc.record({ quest: fc.constantFrom(...QUESTS) }),
  failWebhook: fc.record({ webhook: fc.constantFrom('hook', 'nowhere') }),
  castOnParty: cast,
  castOnMember: cast,
  buyGems: fc.record({ pack: fc.constantFrom('4gems', 'nothing') }),
  buyPet: fc.record({ sku: SKU }),
  giveGems: fc.record({ to: person, amount: fc.integer({ min: -1, max: 9 }) }),
  startSubscription: fc.record({ ...order, customer: fc.constant('c'), paymentMethod: fc.constant('Stripe') }),
  buyMonths: fc.record(order),
  giveSubscription: fc.record({ to: person, ...order }),
  cancelSubscription: fc.constantFrom({}, { subscription: 'sub' }),
  renewSubscription: fc.record(BILL),
  takeBackGems: fc.record({ from: person, gems: fc.integer({ min: -1, max: 9 }) }),
  takeBackMonths: fc.record({ from: person, months: fc.integer({ min: -1, max: 12 }) }),
  takeBackPet: fc.record({ from: person, sku: SKU }),
  endSubscription: fc.record({ from: person, subscription: fc.constantFrom('sub', 'other') }),
  updateHero: fc.record(
    {
      hero: person,
      changes: fc.constantFrom(
        { balance: 3, 'stats.gp': '12' },
        { 'contributor.level': 7, 'purchased.plan.consecutive.trinkets': 2 },
        { 'auth.blocked': true, 'flags.chatRevoked': null },
        { 'permissions.news': true },
        { 'stats.hp': 'much', 'items.pets.Nothing-Base': 5 },
      ),
      note: fc.constantFrom('Wrote twice', ''),
      email: fc.constant('other@example.org'),
      newToken: fc.boolean(),
      resetCron: fc.boolean(),
      removeFromParty: fc.boolean(),
      convertToGroupPlan: group,
    },
    { requiredKeys: ['hero'] },
  ),
  moderateMember: fc.record({ member: person, muted: fc.boolean(), shadowMuted: fc.boolean() }),
  decideCase: fc.record({
    case: fc.constantFrom(`message:${idOf('line')}`, 'profile:nobody', 'challenge'),
    decision: fc.constantFrom('clear', 'remove', 'burn'),
    consequence: fc.constantFrom('none', 'mute', 'shadowMute'),
  }),
  updateBugReport: fc.record({ report: one('bug', 'nowhere'), state: fc.constantFrom('open', 'answered', 'lost') }),
  createBlocker: fc.record({ blocker }),
  updateBlocker: fc.record({ blocker: one('blocker', 'nowhere'), changes: blocker }),
  liftBlocker: fc.record({ blocker: one('blocker', 'nowhere') }),
  createNewsPost: fc.record({ post: news }),
  updateNewsPost: fc.record({ post: one('post', 'nowhere'), changes: news }),
  deleteNewsPost: fc.record({ post: one('post', 'nowhere') }),
  readNews: fc.record({ post: fc.constant('spring') }),
  putOffNews: fc.record({ post: fc.constant('spring'), title: fc.constant('Spring') }),
  generateCoupons: fc.record({ event: fc.constantFrom('wondercon', 'google_6mo'), count: fc.constantFrom(1, '3', 0) }),
  enterCoupon: fc.record({ code: fc.constantFrom(' abcd-efgh-jklm', 'USED-USED-USED', 'NONE') }),
}
