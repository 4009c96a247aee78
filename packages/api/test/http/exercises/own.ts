import type { EndpointName } from '../../../src/contract/index.ts'
import type { TestResponse } from '../../../test-kit/client.ts'
import {
  both,
  type UserChange,
  invitedTo,
  withAllMounts,
  withAllPets,
  withBingo,
  withGems,
  withHourglasses,
  withParcels,
} from '../../../test-kit/states.ts'
import { patchTask } from '../../../test-kit/documents/patch-task.ts'
import { patchUser } from '../../../test-kit/documents/patch-user.ts'
import { toUnsubscribeLink } from '../../../src/core/emails/unsubscribe-link.ts'
import { type Exercise, type Scene, NOTICE, post, get, inTown, habit, task } from './scenes.ts'

let browsers = 0

const subscribed = (player: Scene['player']) =>
  player.call('POST', '/user/push-subscriptions', {
    body: {
      endpoint: `https://push.invalid/${(browsers += 1)}`,
      keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
    },
  })

const idOf = ({ body }: TestResponse): string => String(body.data['id'])

const after =
  (change: (scene: Scene) => UserChange, path: string, body?: unknown): Exercise =>
  async (scene) => {
    await patchUser(scene.server, scene.player, change(scene))
    return scene.player.call('POST', path, { body })
  }

const CHALLENGE = 'b28c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11'

const hook = async ({ player }: Scene): Promise<string> =>
  String((await player.call('POST', '/user/webhook', { body: { url: 'https://example.org/' } })).body.data['id'])

const stable = ({ server }: Scene): UserChange =>
  both(withGems(1), withAllPets(server.app.catalogue), withAllMounts(server.app.catalogue), withBingo)

const followUnsubscribeLink = async ({ server, player }: Scene, method: 'GET' | 'POST') => {
  const link = new URL(await toUnsubscribeLink(server.app, { _id: player.id, email: 'ida@example.org' }))
  return player.call(method, `${link.pathname}${link.search}`)
}

/** Calls about the caller's own player and things, and what is for everybody. */
export const OWN_EXERCISES = {
  getUser: get('/user'),
  updateUser: ({ player }) => player.call('PUT', '/user', { body: { 'preferences.language': 'en' } }),
  sleep: post('/user/sleep'),
  acceptText: post('/user/accept/terms'),
  customDayStart: post('/user/custom-day-start', { dayStart: 4 }),
  revive: async (scene) => {
    await patchUser(scene.server, scene.player, (user) => ({ ...user, stats: { ...user.stats, hp: 0 } }))
    return scene.player.call('POST', '/user/revive')
  },
  undoAct: async ({ player }) => {
    await player.call('POST', '/tags', { body: { name: 'Undone' } })
    const { acts = [] } = (await player.call('GET', '/user?userFields=acts')).body.data as {
      acts?: ReadonlyArray<{ turn: number }>
    }
    return player.call('POST', `/user/undo/${acts.at(-1)?.turn}`)
  },
  dayReports: async (scene) => {
    await scene.player.call('POST', '/cron')
    return scene.player.call('GET', '/user/day-reports')
  },
  statSync: post('/user/stat-sync'),
  inAppRewards: get('/user/in-app-rewards'),
  inventoryBuy: get('/user/inventory/buy'),
  togglePinnedItem: get('/user/toggle-pinned-item/marketGear/gear.flat.weapon_warrior_0'),
  movePinnedItem: post('/user/move-pinned-item/potion/move/to/0'),
  allocate: post('/user/allocate?stat=int'),
  allocateBulk: post('/user/allocate-bulk', { stats: { int: 1, per: 1 } }),
  allocateNow: post('/user/allocate-now'),
  equip: post('/user/equip/pet/Fox-Base'),
  unequip: post('/user/unequip/equipped'),
  hatch: post('/user/hatch/Wolf/Base'),
  feed: post('/user/feed/Fox-Base/Meat'),
  sell: post('/user/sell/food/Meat?amount=2'),
  buy: post('/user/buy/weapon_warrior_0'),
  buyGear: post('/user/buy-gear/armor_warrior_1'),
  buyArmoire: post('/user/buy/armoire'),
  buyPotion: post('/user/buy/potion', { quantity: 1 }),
  buyQuest: post('/user/buy-quest/dilatoryDistress1', { quantity: 2 }),
  buyMysterySet: after(() => withHourglasses(1), '/user/buy-mystery-set/399901'),
  buySpecialSpell: post('/user/buy-special-spell/greeting'),
  purchase: post('/user/purchase/eggs/Wolf', { quantity: 2 }),
  purchaseWithHourglasses: after(() => withHourglasses(1), '/user/purchase-hourglass/pets/Mammoth-Base'),
  unlock: post('/user/unlock?path=shirt.convict'),
  changeClass: post('/user/change-class?class=healer'),
  disableClasses: post('/user/disable-classes'),
  castSkill: post('/user/class/cast/defensiveStance'),
  readCard: post('/user/read-card/greeting'),
  rebirth: post('/user/rebirth'),
  fortify: post('/user/reroll'),
  releasePets: after(stable, '/user/release-pets'),
  releaseMounts: after(stable, '/user/release-mounts'),
  releaseBoth: after(stable, '/user/release-both'),
  openMysteryItem: after(() => withParcels('head_mystery_399901'), '/user/open-mystery-item'),
  rejectInvitation: after(() => invitedTo(CHALLENGE), `/groups/${CHALLENGE}/reject-invite`),
  seeChat: post(`/groups/${CHALLENGE}/chat/seen`),
  blockUser: post(`/user/block/${CHALLENGE}`),
  readLetters: post('/user/mark-pms-read'),
  unlinkTask: async (scene) => {
    const id = await task(scene, habit)
    await patchTask(scene.server, id, (copy) => ({ ...copy, challenge: { id: CHALLENGE, broken: 'TASK_DELETED' } }))
    return scene.player.call('POST', `/tasks/unlink-one/${id}?keep=keep`)
  },
  unlinkAllTasks: post(`/tasks/unlink-all/${CHALLENGE}?keep=remove-all`),
  calendarFeed: get('/user/calendar-feed'),
  makeCalendarFeed: ({ player }) => player.call('POST', '/user/calendar-feed'),
  removeCalendarFeed: ({ player }) => player.call('DELETE', '/user/calendar-feed'),
  readCalendarFeed: async ({ player }) => {
    const { body } = await player.call('POST', '/user/calendar-feed')
    return player.call('GET', new URL(String(body.data['url'])).pathname)
  },
  pushSubscriptions: get('/user/push-subscriptions'),
  addPushSubscription: ({ player }) => subscribed(player),
  removePushSubscription: async ({ player }) =>
    player.call('DELETE', `/user/push-subscriptions/${idOf(await subscribed(player))}`),
  tryPushSubscription: async ({ player }) =>
    player.call('POST', `/user/push-subscriptions/${idOf(await subscribed(player))}/try`),
  openUnsubscribeLink: (scene) => followUnsubscribeLink(scene, 'GET'),
  unsubscribe: (scene) => followUnsubscribeLink(scene, 'POST'),
  exportHistory: inTown('/export/history.csv'),
  exportUserJson: inTown('/export/userdata.json'),
  exportUserXml: inTown('/export/userdata.xml'),
  exportInbox: inTown('/export/inbox.html'),
  exportAvatar: ({ player }) => player.call('GET', `/export/avatar-${player.id}.svg`),
  live: async ({ server, player }) => {
    const response = await fetch(`${server.url}/api/v4/live`, { headers: player.headers })
    await response.body?.cancel()
    return { status: response.status, headers: response.headers, body: { success: true, data: {} } }
  },
  heroes: get('/hall/heroes'),
  patrons: get('/hall/patrons?page=0'),
  getWebhooks: get('/user/webhook'),
  webhookSecret: async (scene) => scene.player.call('GET', `/user/webhook/${await hook(scene)}/secret`),
  webhookTries: async (scene) => scene.player.call('GET', `/user/webhook/${await hook(scene)}/tries`),
  tryWebhook: async (scene) => scene.player.call('POST', `/user/webhook/${await hook(scene)}/try`),
  createWebhook: post('/user/webhook', { url: 'https://example.org/' }),
  updateWebhook: async (scene) =>
    scene.player.call('PUT', `/user/webhook/${await hook(scene)}`, { body: { label: 'Bell' } }),
  deleteWebhook: async (scene) => scene.player.call('DELETE', `/user/webhook/${await hook(scene)}`),
  getNotifications: get('/notifications'),
  readNotifications: post('/notifications/read', { notificationIds: [NOTICE] }),
  seeNotifications: post('/notifications/see', { notificationIds: [NOTICE] }),
  readNotification: post(`/notifications/${NOTICE}/read`),
  seeNotification: post(`/notifications/${NOTICE}/see`),
  cron: post('/cron'),
  worldState: get('/world-state'),
  content: get('/content'),
  faq: get('/faq?platform=web'),
  news: get('/news'),
  status: get('/status'),
  ready: get('/ready'),
} as const satisfies Partial<Readonly<Record<EndpointName, Exercise>>>
