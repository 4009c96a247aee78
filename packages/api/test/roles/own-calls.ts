import type { EndpointName } from '../../src/contract/index.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { both, type UserChange, withAllMounts, withAllPets, withParcels } from '../../test-kit/states.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'
import { type Asks, type Me, meAndOther, ownAndOthers, self } from './asks.ts'
import { ITEM } from './private-things.ts'

/** For a call that needs the caller to be in another state. */
const as =
  ({ world, role }: Me, change: UserChange) =>
  async (): Promise<void> => {
    if (role !== 'visitor') await patchUser(world.server, world.people[role], change)
  }

const stable = (me: Me): UserChange =>
  both(withAllPets(me.world.server.app.catalogue), withAllMounts(me.world.server.app.catalogue))

const BROWSER = {
  endpoint: 'https://push.invalid/1',
  keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
}
const HABIT = { type: 'habit', text: 'Read' }

const ofTask = (kind: string, params: Readonly<Record<string, string | number>> = {}, body?: unknown): Asks =>
  ownAndOthers(kind, (taskId) => ({ params: { taskId, ...params }, ...(body === undefined ? {} : { body }) }))

/** Board tasks are asked for by the same calls; see the calls of groups. */
const ofEveryTask = (params: Readonly<Record<string, string | number>>, body?: unknown, kind = 'todo'): Asks => {
  const about = (taskId: string) => ({ params: { taskId, ...params }, ...(body === undefined ? {} : { body }) })
  return {
    ...ofTask(kind, params, body),
    'copy of a challenge': (me) => about(me.own('copy')),
    'original of a public challenge': () => about(uuidOf('original of race')),
    "original of the party's challenge": () => about(uuidOf('original of sprint')),
    'of a board': () => about(uuidOf('chore')),
    'of a board with assignee': () => about(uuidOf('duty')),
  }
}

/** Calls about the caller's own player, things and tasks. */
export const OWN_CALLS = {
  getUser: self(),
  updateUser: self({ body: { 'preferences.language': 'en' } }),
  sleep: self(),
  acceptText: self({ params: { text: 'terms' } }),
  customDayStart: self({ body: { dayStart: 4 } }),
  revive: { self: (me) => ({ before: as(me, (user) => ({ ...user, stats: { ...user.stats, hp: 0 } })) }) },
  // There is no act with that turn, whoever asks.
  undoAct: self({ params: { turn: '7' } }),
  dayReports: self(),
  statSync: self(),
  inAppRewards: self(),
  inventoryBuy: self(),
  togglePinnedItem: self({ params: { type: 'marketGear', path: 'gear.flat.weapon_warrior_0' } }),
  movePinnedItem: self({ params: { path: 'potion', position: 0 } }),
  allocate: self({ query: 'stat=int' }),
  allocateBulk: self({ body: { stats: { int: 1 } } }),
  allocateNow: self(),
  equip: self({ params: { type: 'pet', key: 'Fox-Base' } }),
  unequip: self({ params: { type: 'equipped' } }),
  hatch: self({ params: { egg: 'Wolf', hatchingPotion: 'Base' } }),
  feed: self({ params: { pet: 'Fox-Base', food: 'Meat' } }),
  sell: self({ params: { type: 'food', key: 'Meat' } }),
  buy: self({ params: { key: 'weapon_warrior_0' } }),
  buyGear: self({ params: { key: 'armor_warrior_1' } }),
  buyArmoire: self(),
  buyPotion: self(),
  buyQuest: self({ params: { key: 'dilatoryDistress1' } }),
  buyMysterySet: { self: (me) => ({ params: { key: '399901' }, before: as(me, withParcels()) }) },
  buySpecialSpell: self({ params: { key: 'greeting' } }),
  purchase: self({ params: { type: 'eggs', key: 'Wolf' } }),
  purchaseWithHourglasses: self({ params: { type: 'pets', key: 'Mammoth-Base' } }),
  unlock: self({ query: 'path=shirt.convict' }),
  changeClass: self({ query: 'class=healer' }),
  disableClasses: self(),
  castSkill: {
    'on oneself': () => ({ params: { spellId: 'defensiveStance' } }),
    "on one's party": () => ({ params: { spellId: 'valorousPresence' } }),
    'on other': (me) => ({ params: { spellId: 'snowball' }, query: `targetId=${me.other}` }),
    'on own task': (me) => ({ params: { spellId: 'smash' }, query: `targetId=${me.own('todo')}` }),
    "on other's task": (me) => ({ params: { spellId: 'smash' }, query: `targetId=${me.others('todo')}` }),
  },
  readCard: self({ params: { cardType: 'greeting' } }),
  rebirth: self(),
  fortify: self(),
  releasePets: { self: (me) => ({ before: as(me, stable(me)) }) },
  releaseMounts: { self: (me) => ({ before: as(me, stable(me)) }) },
  releaseBoth: { self: (me) => ({ before: as(me, stable(me)) }) },
  openMysteryItem: self(),
  blockUser: meAndOther((uuid) => ({ params: { uuid } })),
  readLetters: self(),
  unlinkTask: ownAndOthers('broken', (taskId) => ({ params: { taskId }, query: 'keep=keep' })),
  unlinkAllTasks: self({ params: { challengeId: uuidOf('gone') }, query: 'keep=remove-all' }),
  calendarFeed: self(),
  makeCalendarFeed: self(),
  removeCalendarFeed: self(),
  readCalendarFeed: self({ params: { file: 'nobody-knows.ics' } }),
  pushSubscriptions: self(),
  addPushSubscription: self({ body: BROWSER }),
  removePushSubscription: self({ params: { id: 'nobody-knows' } }),
  tryPushSubscription: self({ params: { id: 'nobody-knows' } }),
  exportHistory: self(),
  exportUserJson: self(),
  exportUserXml: self(),
  exportInbox: self(),
  exportAvatar: meAndOther((id) => ({ params: { file: `${id}.svg` } })),
  live: {
    party: () => ({ query: `groups=${uuidOf('party')}` }),
    guild: () => ({ query: `groups=${uuidOf('guild')}` }),
  },
  getWebhooks: self(),
  webhookSecret: ownAndOthers('webhook', (id) => ({ params: { id } })),
  webhookTries: ownAndOthers('webhook', (id) => ({ params: { id } })),
  tryWebhook: ownAndOthers('webhook', (id) => ({ params: { id } })),
  createWebhook: {
    self: () => ({ body: { url: 'https://example.org/' } }),
    "of a party's chat": () => ({
      body: { url: 'https://example.org/', type: 'groupChatReceived', options: { groupId: uuidOf('party') } },
    }),
  },
  updateWebhook: ownAndOthers('webhook', (id) => ({ params: { id }, body: { label: 'Bell' } })),
  deleteWebhook: ownAndOthers('webhook', (id) => ({ params: { id } })),
  getTasks: self(),
  createTasks: self({ body: [HABIT] }),
  bulkScore: ownAndOthers('habit', (id) => ({ body: [{ id, direction: 'up' }] })),
  editTasks: ownAndOthers('habit', (id) => ({ body: { tasks: [id], edit: { type: 'delete' } } })),
  clearCompletedTodos: self(),
  getTask: ofEveryTask({}),
  updateTask: ofEveryTask({}, { text: 'Read aloud' }),
  deleteTask: ofEveryTask({}),
  scoreTask: ofEveryTask({ direction: 'up' }),
  moveTask: ofTask('todo', { position: 0 }),
  addChecklistItem: ofEveryTask({}, { text: 'Stir' }),
  updateChecklistItem: ofEveryTask({ itemId: ITEM }, { text: 'Buy two' }),
  deleteChecklistItem: ofEveryTask({ itemId: ITEM }),
  scoreChecklistItem: ofEveryTask({ itemId: ITEM }),
  addTaskTag: ownAndOthers('todo', (taskId, me) => ({ params: { taskId, tagId: me.own('tag') } })),
  removeTaskTag: ownAndOthers('todo', (taskId, me) => ({ params: { taskId, tagId: me.own('tag') } })),
  getTags: self(),
  createTag: self({ body: { name: 'Garden' } }),
  getTag: ownAndOthers('tag', (tagId) => ({ params: { tagId } })),
  updateTag: ownAndOthers('tag', (tagId) => ({ params: { tagId }, body: { name: 'Yard' } })),
  deleteTag: ownAndOthers('tag', (tagId) => ({ params: { tagId } })),
  reorderTags: ownAndOthers('tag', (tagId) => ({ body: { tagId, to: 0 } })),
  getNotifications: self(),
  readNotifications: ownAndOthers('notice', (id) => ({ body: { notificationIds: [id] } })),
  seeNotifications: ownAndOthers('notice', (id) => ({ body: { notificationIds: [id] } })),
  readNotification: ownAndOthers('notice', (id) => ({ params: { id } })),
  seeNotification: ownAndOthers('notice', (id) => ({ params: { id } })),
  cron: self(),
  worldState: self(),
  content: self(),
  faq: self({ query: 'platform=web' }),
  news: self(),
  readNews: self(),
  tellMeLater: self(),
  status: self(),
  ready: self(),
  reportBug: self({ body: { message: 'It broke.', email: 'me@example.org' } }),
  validateCoupon: self({ params: { code: 'AAAA-BBBB-CCCC' } }),
  enterCoupon: self({ params: { code: 'AAAA-BBBB-CCCC' } }),
} as const satisfies Partial<Readonly<Record<EndpointName, Asks>>>
