import { asKey, type EggKey, type FoodKey, type PetKey, type PotionKey } from '@daykeep/rules/model'
import { isRight } from 'fp-ts/lib/Either.js'
import { PathReporter } from 'io-ts/lib/PathReporter.js'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointNamed, endpointNames, type EndpointName, envelopeCodec } from '../../src/contract/index.ts'
import { createLog } from '../../src/core/log.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer, createClient, PASSWORD, type TestResponse } from '../../test-kit/client.ts'
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
} from '../../test-kit/states.ts'
import { CHALLENGE as RACE, DEN, GUILD, settle } from '../../test-kit/town.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'
import { recordSecrets } from '../../test-kit/record-secrets.ts'
import { openStoreAt } from '../../test-kit/store-location.ts'
import { type RecordedQueries, recordQueries } from '../../test-kit/stores/record-queries.ts'
import { patchTask } from '../../test-kit/patch-task.ts'
import { toUnsubscribeLink } from '../../src/core/emails/unsubscribe-link.ts'
import { patchUser } from '../../test-kit/patch-user.ts'
import { ACCOUNT_EXERCISES, SECOND_FACTOR_EXERCISES } from './account-exercises.ts'
import { TOOL_EXERCISES } from './tool-exercises.ts'
import { PAYMENT_EXERCISES } from './payment-exercises.ts'
import { type Exercise, type Scene, SHARED_EXERCISES, STAFF_EXERCISES } from './shared-exercises.ts'

const tag = { id: '8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11', name: 'Garden' }
const habit = { type: 'habit', text: 'Read' }
const todo = {
  type: 'todo',
  text: 'Paint',
  checklist: [{ id: '2f8c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11', text: 'Buy a brush' }],
}

const task = async ({ player }: Scene, body: unknown): Promise<string> =>
  String((await player.call('POST', '/tasks/user', { body })).body.data['id'])

const tagged = async ({ player }: Scene): Promise<string> =>
  String((await player.call('POST', '/tags', { body: tag })).body.data['id'])

/** Gold, food and what hatches; a notification that waits; a class to spend points on. */
const equipped = async (scene: Scene): Promise<Scene> => {
  await patchUser(scene.server, scene.player, (user) => ({
    ...user,
    balance: 10,
    stats: { ...user.stats, gp: 1000, hp: 20, mp: 50, lvl: 12, points: 5 },
    flags: { ...user.flags, classSelected: true },
    notifications: [{ id: NOTICE, type: 'STREAK_ACHIEVEMENT', data: {}, seen: false }],
    items: {
      ...user.items,
      eggs: { [asKey<EggKey>('Wolf')]: 2 },
      hatchingPotions: { [asKey<PotionKey>('Base')]: 2 },
      food: { [asKey<FoodKey>('Meat')]: 5 },
      pets: { [asKey<PetKey>('Fox-Base')]: 5 },
    },
  }))
  return scene
}
const NOTICE = 'a18c5a0f-90c4-4f8e-9a8f-8d5c6c5e1d11'

let browsers = 0
const subscribed = (player: Scene['player']) =>
  player.call('POST', '/user/push-subscriptions', {
    body: {
      endpoint: `https://push.invalid/${(browsers += 1)}`,
      keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
    },
  })
const idOf = ({ body }: TestResponse): string => String(body.data['id'])

const post =
  (path: string, body?: unknown): Exercise =>
  async (scene) =>
    (await equipped(scene)).player.call('POST', path, { body })
const get =
  (path: string): Exercise =>
  ({ player }) =>
    player.call('GET', path)
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

const ofItem =
  (method: string, path: string, body?: unknown): Exercise =>
  async (scene) =>
    scene.player.call(method, `/tasks/${await task(scene, todo)}/checklist/${todo.checklist[0]?.id}${path}`, { body })

const inTown =
  (path: string, caller: 'member' | 'leader' = 'member'): Exercise =>
  async ({ server }) =>
    (await settle(server))[caller].call('GET', path)

/** One granted call of every row of the contract. */
const EXERCISES: Readonly<Record<EndpointName, Exercise>> = {
  ...ACCOUNT_EXERCISES,
  ...SECOND_FACTOR_EXERCISES,
  register: ({ server }) =>
    createClient(server)('POST', '/user/auth/local/register', {
      body: { username: 'somebody', email: 'some@body.org', password: PASSWORD, confirmPassword: PASSWORD },
    }),
  login: ({ server, player }) =>
    createClient(server)('POST', '/user/auth/local/login', { body: { username: player.username, password: PASSWORD } }),
  verifyUsername: post('/user/auth/verify-username', { username: 'free-name' }),
  verifyDisplayName: post('/user/auth/verify-display-name', { displayName: 'Free Name' }),
  checkEmail: post('/user/auth/check-email', { email: 'free@example.org' }),
  updateUsername: ({ player }) =>
    player.call('PUT', '/user/auth/update-username', { body: { username: 'another-name', password: PASSWORD } }),
  updatePassword: ({ player }) =>
    player.call('PUT', '/user/auth/update-password', {
      body: { password: PASSWORD, newPassword: 'another horse', confirmPassword: 'another horse' },
    }),
  updateEmail: ({ player }) =>
    player.call('PUT', '/user/auth/update-email', { body: { newEmail: 'new@example.org', password: PASSWORD } }),
  resetPassword: post('/user/reset-password', { email: 'nobody@example.org' }),
  setNewPassword: async ({ server, player }) => {
    await createClient(server)('POST', '/user/reset-password', { body: { email: player.username } })
    await server.app.background.settled()
    const code = /code=(\S+)/.exec(server.emails.at(-1)?.text ?? '')?.[1] ?? ''
    return createClient(server)('POST', '/user/auth/reset-password-set-new-one', {
      body: { code: decodeURIComponent(code), newPassword: 'another horse', confirmPassword: 'another horse' },
    })
  },
  deleteUser: ({ player }) => player.call('DELETE', '/user', { body: { password: PASSWORD } }),
  resetUser: post('/user/reset', { password: PASSWORD }),
  logins: get('/user/auth/tokens'),
  endLogin: async ({ player }) => {
    const logins = (await player.call('GET', '/user/auth/tokens')).body.data as unknown as ReadonlyArray<{ id: string }>
    return player.call('DELETE', `/user/auth/tokens/${logins[0]?.id}`)
  },
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
  ...SHARED_EXERCISES,
  ...PAYMENT_EXERCISES,
  ...TOOL_EXERCISES,
  ...STAFF_EXERCISES,
  getGroups: inTown('/groups?type=party,guilds,publicGuilds,tavern'),
  getGroup: inTown(`/groups/party`),
  groupPlans: inTown('/group-plans'),
  groupMembers: inTown('/groups/party/members?includeAllPublicFields=true'),
  groupInvites: inTown('/groups/party/invites'),
  inviteLink: inTown('/groups/party/invite-link'),
  followInviteLink: async (scene) => {
    const answer = await inTown('/groups/party/invite-link')(scene)
    const token = String(answer.body.data['link']).split('groupInvite=').at(-1)
    return scene.player.call('POST', '/user/invite-link', { body: { token } })
  },
  lookingForParty: inTown('/looking-for-party', 'leader'),
  getChat: inTown('/groups/party/chat'),
  getMember: ({ player }) => player.call('GET', `/members/${player.id}`),
  memberByUsername: ({ player }) => player.call('GET', `/members/username/@${player.username}`),
  findMembers: get('/members/find/player'),
  memberAchievements: ({ player }) => player.call('GET', `/members/${player.id}/achievements`),
  memberObjections: ({ player }) => player.call('GET', `/members/${player.id}/objections/transfer-gems`),
  inboxMessages: inTown('/inbox/messages'),
  pagedMessages: inTown('/inbox/paged-messages?page=0'),
  conversations: inTown('/inbox/conversations'),
  userChallenges: inTown('/challenges/user?page=0'),
  groupChallenges: inTown(`/challenges/groups/${GUILD}`),
  getChallenge: inTown(`/challenges/${RACE}`),
  challengeMembers: inTown(`/challenges/${RACE}/members?includeTasks=true`),
  challengeMember: async ({ server }) => {
    const { leader, member } = await settle(server)
    return leader.call('GET', `/challenges/${RACE}/members/${member.id}`)
  },
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
  challengeCsv: inTown(`/challenges/${RACE}/export/csv`),
  challengeTasks: inTown(`/tasks/challenge/${RACE}`),
  boardTasks: inTown(`/tasks/group/${DEN}`),
  boardApprovals: inTown(`/approvals/group/${DEN}`, 'leader'),
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
  getTasks: get('/tasks/user'),
  createTasks: post('/tasks/user', [habit, todo]),
  bulkScore: async (scene) =>
    scene.player.call('POST', '/tasks/bulk-score', { body: [{ id: await task(scene, habit), direction: 'up' }] }),
  editTasks: async (scene) =>
    scene.player.call('POST', '/tasks/edit', {
      body: { tasks: [await task(scene, habit)], edit: { type: 'difficulty', priority: 2 } },
    }),
  clearCompletedTodos: post('/tasks/clearCompletedTodos'),
  getTask: async (scene) => scene.player.call('GET', `/tasks/${await task(scene, habit)}`),
  updateTask: async (scene) =>
    scene.player.call('PUT', `/tasks/${await task(scene, habit)}`, { body: { text: 'Read aloud' } }),
  deleteTask: async (scene) => scene.player.call('DELETE', `/tasks/${await task(scene, habit)}`),
  scoreTask: async (scene) => scene.player.call('POST', `/tasks/${await task(scene, habit)}/score/up`),
  moveTask: async (scene) => scene.player.call('POST', `/tasks/${await task(scene, habit)}/move/to/0`),
  addChecklistItem: async (scene) =>
    scene.player.call('POST', `/tasks/${await task(scene, todo)}/checklist`, { body: { text: 'Stir' } }),
  updateChecklistItem: ofItem('PUT', '', { text: 'Buy two' }),
  deleteChecklistItem: ofItem('DELETE', ''),
  scoreChecklistItem: ofItem('POST', '/score'),
  addTaskTag: async (scene) =>
    scene.player.call('POST', `/tasks/${await task(scene, habit)}/tags/${await tagged(scene)}`),
  removeTaskTag: async (scene) => {
    const id = await tagged(scene)
    return scene.player.call('DELETE', `/tasks/${await task(scene, { ...habit, tags: [id] })}/tags/${id}`)
  },
  getTags: get('/tags'),
  createTag: post('/tags', { name: 'Garden' }),
  getTag: async (scene) => scene.player.call('GET', `/tags/${await tagged(scene)}`),
  updateTag: async (scene) => scene.player.call('PUT', `/tags/${await tagged(scene)}`, { body: { name: 'Yard' } }),
  deleteTag: async (scene) => scene.player.call('DELETE', `/tags/${await tagged(scene)}`),
  reorderTags: async (scene) =>
    scene.player.call('POST', '/reorder-tags', { body: { tagId: await tagged(scene), to: 0 } }),
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
}

/** There is no player any more, or no login to ask with; or the answer has the form that tools know. */
const UNACCOMPANIED: ReadonlySet<EndpointName> = new Set(['deleteUser', 'updatePassword', 'endLogin', 'reportBug'])

describe('every call of the contract', () => {
  let dataDir: string
  let recorded: RecordedQueries
  let server: TestServer
  const log: string[] = []
  const recordedSecrets = recordSecrets()
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'daykeep-endpoints-'))
    recorded = recordQueries(await openStoreAt({ type: 'sqlite', dataDir }))
    const destination = { write: (line: string) => void log.push(line) }
    server = await startTestServer({
      catalogue: stockedCatalogue(),
      store: recorded.store,
      log: createLog('trace', destination),
    })
  })
  afterAll(async () => {
    recordedSecrets.stop()
    await server.stop()
    await rm(dataDir, { recursive: true })
  })

  it.each(endpointNames)('%s answers what it promises', async (name) => {
    const player = await registerPlayer(server)
    const { status, headers, body } = await EXERCISES[name]({ server, player })
    const endpoint = endpointNamed(name)
    if (endpoint.file !== undefined) {
      expect([status, headers.get('content-type')]).toEqual([200, `${endpoint.file}; charset=utf-8`])
      return
    }
    expect(body, JSON.stringify(body).slice(0, 300)).toMatchObject({ success: true })
    expect(status).toBe(endpoint.status)
    const decoded = envelopeCodec(endpoint.response).decode(body)
    expect(isRight(decoded) ? [] : PathReporter.report(decoded).slice(0, 5)).toEqual([])
    // What clients read in every answer: application 7. After acts among players more may follow in the background.
    if (endpoint.auth === 'required' && endpoint.file === undefined && !UNACCOMPANIED.has(name)) {
      const now = Number((await player.call('GET', '/user')).body.userV)
      expect(body).toMatchObject({ notifications: expect.any(Array) as unknown, appVersion: '0.0.0-test' })
      if (endpoint.command !== undefined) expect(body.userV).toBe(now)
      else expect(body.userV).toBeTypeOf('number')
    }
    for (const { message } of [
      body as { readonly message?: unknown },
      Object(body.data) as { readonly message?: unknown },
    ])
      if (typeof message !== 'object') expect(message ?? 'a sentence', 'not a key').toMatch(/[ .]/)
  })

  it.each(endpointNames.filter((name) => endpointNamed(name).auth === 'required'))(
    '%s asks who is there',
    async (name) => {
      const { method, path } = endpointNamed(name)
      const call = createClient(server)
      expect(await call(method, path)).toMatchObject({ status: 401, body: { key: 'missingAuthHeaders' } })
      const headers = { 'x-api-user': randomUUID(), 'x-api-key': randomUUID() }
      const wrong = { status: 401, body: { error: 'invalid_credentials', success: false } }
      expect(await call(method, path, { headers })).toMatchObject(wrong)
    },
  )

  it('finds everything by an index: nothing that a call asks for reads a whole collection', () => {
    expect(recorded.scans()).toEqual([])
  })

  it('writes no secret that a call was sent or answered with into the log, however much is logged', () => {
    const secrets = recordedSecrets.secrets()
    expect(secrets.length).toBeGreaterThan(endpointNames.length)
    const lines = log.join('')
    expect(lines.split('\n').length).toBeGreaterThan(endpointNames.length)
    expect(secrets.filter((secret) => lines.includes(secret))).toEqual([])
  })
})
