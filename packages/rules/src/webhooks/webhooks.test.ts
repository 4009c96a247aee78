import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aHabit,
  aMessage,
  outcomeOf,
  aPlayer,
  aTodo,
  aUser,
  expectRefusal,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import { DAY, type GameEvent, toIso } from '../kernel/index.ts'
import { asKey, type PetKey, type QuestKey, type Task, type User, type Webhook } from '../model/index.ts'
import type { ActivityContext } from './activity-of.ts'
import { afterFailure, MAX_FAILURES } from './after-failure.ts'
import { createWebhook, type CreateWebhook } from './create-webhook.ts'
import { deliveriesFor } from './deliveries-for.ts'
import { deleteWebhook, updateWebhook } from './update-webhook.ts'

const context = { now: NOON, seed: 'seed' }
const url = 'https://hooks.example.org/a'
const create = (fields: CreateWebhook, user: User = aUser()) => createWebhook(context)({ url, ...fields })(user)
const withHook = (fields: CreateWebhook = {}) => outcomeOf(create({ id: idOf('hook'), ...fields })).state

describe('a player’s webhooks (api 2.3)', () => {
  it('hear of scored tasks unless told otherwise', () => {
    expect(outcomeOf(create({})).report).toMatchObject({
      url,
      type: 'taskActivity',
      label: '',
      enabled: true,
      failures: 0,
      options: { created: false, updated: false, deleted: false, checklistScored: false, scored: true },
      createdAt: toIso(NOON),
    })
  })

  it('keep the options of their kind, and no others', () => {
    const { options } = outcomeOf(create({ type: 'userActivity', options: { leveledUp: true, scored: true } })).report
    expect(options).toEqual({ petHatched: false, mountRaised: false, leveledUp: true })
    expect(outcomeOf(create({ type: 'globalActivity', options: { scored: true } })).report.options).toEqual({})
  })

  it('are changed option by option', () => {
    const user = withHook({ options: { created: true } })
    const changed = outcomeOf(
      updateWebhook(context)({ webhook: idOf('hook'), label: 'mine', options: { scored: false } })(user),
    )
    expect(changed.report).toMatchObject({ label: 'mine', url, options: { created: true, scored: false } })
  })

  it('go when they are not wanted any more', () => {
    expect(outcomeOf(deleteWebhook()({ webhook: idOf('hook') })(withHook())).report).toEqual([])
  })

  it.each<[string, CreateWebhook, Parameters<typeof expectRefusal>[1]]>([
    ['a switch that is neither on nor off', { enabled: 'yes' }, 'webhookBooleanOption'],
    ['an option that is neither on nor off', { options: { scored: 1 } }, 'webhookBooleanOption'],
    ['a chat without its group', { type: 'groupChatReceived' }, 'groupIdRequired'],
    ['an id that is none', { id: 'mine' }, 'invalidReqParams'],
  ])('refuse %s', (_, fields, key) => expectRefusal(create(fields), key))

  it.each<[string, CreateWebhook, ReadonlyArray<readonly [string, string]>]>([
    ['no address', { url: 'hooks.example.org' }, [['url', 'invalidUrl']]],
    ['an address of another kind', { url: 'ftp://example.org' }, [['url', 'invalidUrl']]],
    ['an unknown kind', { type: 'weather' }, [['type', 'invalidWebhookType']]],
    [
      'neither',
      { url: 7, type: 7 },
      [
        ['url', 'invalidUrl'],
        ['type', 'invalidWebhookType'],
      ],
    ],
  ])('refuse %s as fields of the player (api 1.5)', (_, given, faults) => {
    const left = { document: 'User', faults: faults.map(([path, key]) => ({ path, key })) }
    expect(create(given)).toMatchObject({ left })
  })

  it('refuse an id that is taken, and do not find one that is not there', () => {
    expectRefusal(create({ id: idOf('hook') }, withHook()), 'webhookIdAlreadyTaken')
    expectRefusal(updateWebhook(context)({ webhook: 'gone' })(aUser()), 'noWebhookWithId')
    expectRefusal(deleteWebhook()({ webhook: 'gone' })(aUser()), 'noWebhookWithId')
  })
})

const checklist = [{ id: 'item', text: 'Step', completed: true }]
const task = aTodo({ checklist })
const deletedHabit = aHabit({ _id: asKey<Task['_id']>('gone') })
const pet = asKey<PetKey>('Wolf-Base')
const quest = asKey<QuestKey>('rat')
const group = { id: idOf('guild'), name: 'guild' }
const message = { key: 'messageHatched', params: { pet } }

const contextOf = (user: User): ActivityContext => ({
  catalogue: aCatalogue(),
  before: aPlayer(user, [task, deletedHabit]),
  after: aPlayer(user, [task]),
  party: group,
  tmp: { crit: 1.5 },
  message,
})

const bodiesFor = (user: User, event: GameEvent) => deliveriesFor(contextOf(user))([event]).map(({ body }) => body)

const ALL = {
  taskActivity: { created: true, updated: true, deleted: true, checklistScored: true, scored: true },
  userActivity: { petHatched: true, mountRaised: true, leveledUp: true },
  questActivity: { questStarted: true, questFinished: true, questInvited: true },
  groupChatReceived: { groupId: idOf('guild') },
}
const { _id } = aUser()
const owner = _id
const chat = aMessage('line')

/** Each event that webhooks are told of, and the body they get. docs/reference/api.md 3.10. */
const HOOK_BODIES: ReadonlyArray<[keyof typeof ALL, GameEvent, Readonly<Record<string, unknown>>]> = [
  ['taskActivity', { type: 'TaskCreated', task: task._id }, { type: 'created', task, user: { _id } }],
  ['taskActivity', { type: 'TaskUpdated', task: task._id }, { type: 'updated', task, user: { _id } }],
  [
    'taskActivity',
    { type: 'TaskDeleted', task: deletedHabit._id },
    { type: 'deleted', task: deletedHabit, user: { _id } },
  ],
  [
    'taskActivity',
    { type: 'ChecklistItemScored', task: task._id, item: 'item' },
    { type: 'checklistScored', task, item: checklist[0], user: { _id } },
  ],
  ['userActivity', { type: 'PetHatched', pet }, { type: 'petHatched', pet, message, user: { _id } }],
  ['userActivity', { type: 'MountGained', pet }, { type: 'mountRaised', pet, message, user: { _id } }],
  [
    'userActivity',
    { type: 'LevelGained', from: 1, to: 3 },
    { type: 'leveledUp', initialLvl: 1, finalLvl: 3, user: { _id } },
  ],
  [
    'questActivity',
    { type: 'QuestInvited', quest, owner },
    { type: 'questInvited', group, quest: { key: quest, questOwner: owner }, user: { _id } },
  ],
  [
    'questActivity',
    { type: 'QuestStarted', quest, owner },
    { type: 'questStarted', group, quest: { key: quest, questOwner: owner }, user: { _id } },
  ],
  [
    'questActivity',
    { type: 'QuestFinished', quest, owner },
    { type: 'questFinished', group, quest: { key: quest, questOwner: owner }, user: { _id } },
  ],
  ['groupChatReceived', { type: 'ChatMessagePosted', group, chat, quiet: false }, { group, chat, user: { _id } }],
]

describe('what webhooks are told (api 3.10)', () => {
  it.each(HOOK_BODIES)('%s hears of %j', (type, event, body) => {
    const hears = withHook({ type, options: ALL[type] })
    expect(bodiesFor(hears, event)).toEqual([{ webhookType: type, ...body }])
    expect(bodiesFor(withHook({ type: 'globalActivity' }), event)).toEqual([{ webhookType: type, ...body }])
    const disabled = outcomeOf(updateWebhook(context)({ webhook: idOf('hook'), enabled: false })(hears)).state
    expect(bodiesFor(disabled, event)).toEqual([])
    const [hook] = hears.webhooks
    const options = Object.fromEntries(Object.keys(hook?.options ?? {}).map((name) => [name, false]))
    expect(bodiesFor({ ...hears, webhooks: [{ ...hook, options } as Webhook] }, event)).toEqual([])
  })

  it('tells of a score with what it brought, and the figures of the player', () => {
    const [body] = bodiesFor(withHook(), { type: 'TaskScored', task: task._id, direction: 'up', delta: 1 })
    expect(body).toMatchObject({
      webhookType: 'taskActivity',
      type: 'scored',
      direction: 'up',
      delta: 1,
      task,
      user: { _id, _tmp: { crit: 1.5 }, stats: { lvl: 1, toNextLevel: 25, maxHealth: 50, maxMP: 30 } },
    })
  })

  it('tells nothing of other groups, of unknown tasks, and of what nobody listens to', () => {
    const chatting = withHook({ type: 'groupChatReceived', options: { groupId: idOf('other') } })
    expect(bodiesFor(chatting, { type: 'ChatMessagePosted', group, chat, quiet: true })).toEqual([])
    expect(bodiesFor(withHook(), { type: 'TaskScored', task: asKey('unknown'), direction: 'up', delta: 1 })).toEqual([])
    expect(bodiesFor(withHook({ type: 'globalActivity' }), { type: 'RebirthEnabled' })).toEqual([])
  })
})

describe('afterFailure (api 3.10)', () => {
  const hook = withHook().webhooks[0] as Webhook
  const failing = (times: number, days: number) => {
    let failed = hook
    for (let time = 0; time < times; time += 1) failed = afterFailure(failed, NOON + time * days * DAY)
    return failed
  }

  it('switches a webhook off after ten failures, each within a month of the one before', () => {
    expect(failing(MAX_FAILURES - 1, 30)).toMatchObject({ enabled: true, failures: 9 })
    expect(failing(MAX_FAILURES, 30)).toMatchObject({ enabled: false, failures: 0 })
  })

  it('begins to count again after a good month', () => {
    expect(failing(30, 31)).toMatchObject({ enabled: true, failures: 1 })
  })
})
