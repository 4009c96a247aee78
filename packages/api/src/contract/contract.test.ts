import { type Command, commands, decodeParams } from '@daykeep/rules'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { call } from './call.ts'
import { endpointNamed, endpointNames, endpoints } from './endpoints.ts'
import { readEnvelope } from './envelope.ts'
import { pathParamNames } from './endpoint.ts'
import { endpointOfCommand, toCommandRequest } from './command-request.ts'
import { type HttpRequest, toHttpRequest } from './http-request.ts'

/** What each command is asked with; the server has to understand just this of the request. */
const PARAMS: Readonly<Record<string, unknown>> = {
  createTasks: { tasks: [{ type: 'habit', text: 'Read' }] },
  updateTask: { task: 'a/b', changes: { text: 'Read' } },
  deleteTask: { task: 'a b' },
  scoreTask: { task: 'reading', direction: 'up' },
  bulkScore: { scorings: [{ id: 'reading', direction: 'down' }] },
  addChecklistItem: { task: 'reading', text: 'Open the book', completed: true },
  updateChecklistItem: { task: 'reading', item: 'i', text: 'Close it' },
  deleteChecklistItem: { task: 'reading', item: 'i' },
  scoreChecklistItem: { task: 'reading', item: 'i' },
  addTaskTag: { task: 'reading', tag: 'garden' },
  removeTaskTag: { task: 'reading', tag: 'garden' },
  moveTask: { task: 'reading', position: -1 },
  editTasks: { tasks: ['reading'], edit: { type: 'difficulty', priority: 2 } },
  clearCompletedTodos: {},
  createTag: { name: 'Garden', id: 'x' },
  updateTag: { tag: '8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11', name: 'Yard' },
  deleteTag: { tag: '8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11' },
  reorderTags: { tag: '8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11', to: 2 },
  startDay: { timezoneOffset: -120 },
  customDayStart: { dayStart: 4 },
  toggleSleep: {},
  acceptText: { text: 'terms' },
  allocate: { stat: 'int' },
  allocateBulk: { stats: { int: 2 } },
  allocateNow: {},
  syncStats: {},
  revive: {},
  equip: { type: 'pet', key: 'Wolf-Base' },
  unequip: { type: 'all' },
  hatch: { egg: 'Wolf', hatchingPotion: 'Base' },
  feed: { pet: 'Wolf-Base', food: 'Meat', amount: 3 },
  sell: { type: 'food', key: 'Meat', amount: 2 },
  buy: { key: 'weapon_warrior_0', type: 'marketGear', quantity: 1 },
  buyGear: { key: 'weapon_warrior_0' },
  buyArmoire: { quantity: 1 },
  buyPotion: { quantity: 2 },
  togglePin: { type: 'marketGear', path: 'gear.flat.weapon_warrior_0' },
  movePin: { path: 'potion', position: 0 },
  updateUser: { changes: { 'preferences.language': 'en' } },
  readNotifications: { ids: ['a', 'b'] },
  seeNotifications: { ids: ['a'] },
  changeClass: { class: 'healer' },
  disableClasses: {},
  undoAct: { turn: 3 },
  castSkill: { skill: 'fireball', target: '8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11', quantity: 2 },
  readCard: { card: 'greeting' },
  rebirth: {},
  fortify: {},
  releasePets: {},
  releaseMounts: {},
  releaseBoth: {},
  openMysteryItem: {},
  buyQuest: { key: 'dustbunnies', quantity: 2 },
  purchase: { type: 'eggs', key: 'Wolf', quantity: 2 },
  purchaseWithHourglasses: { type: 'quests', key: 'robot', quantity: 1 },
  unlock: { path: 'skin.ddc994,skin.f5a76e' },
  rejectInvitation: { group: '8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11' },
  seeChat: { group: '00000000-0000-4000-A000-000000000000', until: 1_790_000_000_000 },
  blockUser: { user: '8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11' },
  readLetters: { conversation: '8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11' },
  unlinkTask: { task: 'reading', keep: 'keep' },
  unlinkAllTasks: { challenge: '8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11', keep: 'remove-all' },
  createWebhook: { url: 'https://example.org/', type: 'userActivity', options: { leveledUp: true } },
  updateWebhook: { webhook: 'w', enabled: false },
  deleteWebhook: { webhook: 'w' },
  addPushDevice: { regId: 'phone', type: 'ios' },
  removePushDevice: { regId: 'phone' },
}

/** Only by calls of their own: one asks for the password, one finds out whose file it is. */
const BY_ITS_OWN_CALL = ['resetAccount', 'restorePlayer']

describe('the contract', () => {
  it('has a call for every command of the table', () => {
    const called = Object.keys(commands).filter((name) => !BY_ITS_OWN_CALL.includes(name))
    expect(called.filter((name) => endpointOfCommand(name) === undefined)).toEqual([])
    expect(Object.keys(PARAMS).sort()).toEqual(called.sort())
  })

  it('plays no command that the table does not have', () => {
    const played = endpointNames.flatMap((name) => endpointNamed(name).command?.name ?? [])
    expect(played.filter((name) => !Object.hasOwn(commands, name))).toEqual([])
  })

  it.each(Object.keys(PARAMS))('carries the params of %s there and back', (name) => {
    const request = toCommandRequest(name as never, PARAMS[name] as never)
    expect(serverReads(name, request)).toEqual(PARAMS[name])
  })

  it('answers a typed client with the envelope, or with the refusal and its status', async () => {
    const seen: HttpRequest[] = []
    const answered = call(async (request) => {
      seen.push(request)
      return { status: 200, body: { success: true, data: { id: '1' }, appVersion: '1' } }
    })
    const login = await answered(endpoints.login, { body: { username: 'maren', password: 'secret' } })
    expect(E.isRight(login) && login.right.data.id).toBe('1')
    expect(seen[0]).toEqual({
      method: 'POST',
      path: '/api/v4/user/auth/local/login',
      headers: {},
      body: { username: 'maren', password: 'secret' },
    })
    const refused = { success: false, error: 'NotAuthorized', message: 'no', key: 'wrongPassword' }
    expect(readEnvelope(401, refused)).toEqual(E.left({ ...refused, status: 401 }))
    expect(readEnvelope(502, '<html>')).toMatchObject(E.left({ status: 502, error: 'UnreadableAnswer' }))
  })

  it('leaves out of the query what was not given', () => {
    expect(toHttpRequest(endpoints.getTasks, { query: { type: 'todos', dueDate: undefined } }).path).toBe(
      '/api/v4/tasks/user?type=todos',
    )
  })
})

/** What the server makes of a request: the path's parts, the query and the body decoded, then the command's params. */
const serverReads = (command: string, { path, headers, body }: HttpRequest): unknown => {
  const endpoint = endpointOfCommand(command)
  if (endpoint?.command === undefined) return undefined
  const [where = '', query = ''] = path.replace('/api/v4', '').split('?')
  const names = pathParamNames(endpoint.path)
  const parts = new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(where)?.slice(1) ?? []
  const decoded = {
    params: endpoint.params.decode(
      Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(parts[index] ?? '')])),
    ),
    query: endpoint.query.decode(Object.fromEntries(new URLSearchParams(query))),
    body: endpoint.body.decode(body ?? {}),
  }
  if (E.isLeft(decoded.params) || E.isLeft(decoded.query) || E.isLeft(decoded.body)) return 'not understood'
  const offset = headers['x-user-timezoneoffset']
  const input = endpoint.command.toParams({
    params: decoded.params.right,
    query: decoded.query.right,
    body: decoded.body.right,
    ...(offset === undefined ? {} : { timezoneOffset: Number(offset) }),
  })
  const params = decodeParams(commands[endpoint.command.name] as Command<unknown, unknown>)(input)
  return E.isRight(params) ? params.right : params.left
}
