import { describe, expect, it } from 'vitest'
import { aDaily, aHabit, aPlayer, aTodo, aUser, loadCatalogue, NOON, outcomeOf } from '../../test-kit/index.ts'
import { dayClockOf, withDueDates } from '../calendar/index.ts'
import { toIso } from '../kernel/index.ts'
import { asKey, type Player, type Task, type TaskId, type User } from '../model/index.ts'
import { playerCommands } from '../player/index.ts'
import type { RestoreWay } from './report.ts'
import { restorePlayer } from './restore-player.ts'

const catalogue = loadCatalogue()
const context = { catalogue, now: NOON, seed: 'seed' }
const restore = (file: RestoreWay['file'], way: Partial<RestoreWay> = {}, player: Player = aPlayer(aUser())) =>
  outcomeOf(restorePlayer(context)({ file, mode: 'replace', isOwn: false, ...way })(player))

const DAILY = '11111111-2222-4333-8444-000000000001'
const TODO = '11111111-2222-4333-8444-000000000002'
const id = (text: string) => asKey<TaskId>(text)

/** The file of a player, as they download it. */
const exported = ({ user, tasks }: Player): RestoreWay['file'] => {
  const all = Object.values<Task>(tasks)
  const ofKind = (kind: string) => all.filter(({ type }) => type === kind).map((task) => ({ ...task, id: task._id }))
  return JSON.parse(
    JSON.stringify({
      ...user,
      id: user._id,
      tasks: { habits: ofKind('habit'), dailys: ofKind('daily'), todos: ofKind('todo'), rewards: ofKind('reward') },
    }),
  ) as RestoreWay['file']
}

const veteran = (): Player => {
  const user = aUser({
    stats: { lvl: 23, gp: 120.5, exp: 30, hp: 41, class: 'healer', str: 4 },
    flags: { classSelected: true },
    tags: [{ id: asKey('11111111-2222-4333-8444-00000000000a'), name: 'Home' }],
    tasksOrder: { dailys: [id(DAILY)], todos: [id(TODO)] },
  })
  const { items } = user
  const gear = {
    ...items.gear,
    owned: { ...items.gear.owned, weapon_healer_1: true, head_mystery_201402: true },
  } as User['items']['gear']
  const worn = { ...gear, equipped: { ...gear.equipped, weapon: asKey('weapon_healer_1') } } as User['items']['gear']
  const animals = { pets: { 'Wolf-Base': 12, 'Wolf-Veteran': 5 }, eggs: { Wolf: 2 } } as unknown as Partial<
    User['items']
  >
  const owner = { ...user, items: { ...items, ...animals, gear: worn } }
  const written = aDaily({ _id: id(DAILY), value: 7.25, streak: 12, history: [{ date: NOON - 86_400_000, value: 6 }] })
  const daily = withDueDates(written, dayClockOf(owner), NOON)
  return aPlayer(owner, [daily, aTodo({ _id: id(TODO), tags: [asKey('11111111-2222-4333-8444-00000000000a')] })])
}

describe('restoring a player', () => {
  it('undoes a reset: export, erase, restore, and the player is as before', () => {
    const player = veteran()
    const erased = outcomeOf(playerCommands.resetAccount.rule(context)({})(player)).state
    const { state } = restore(exported(player), { isOwn: true }, erased)
    expect(exported(state)).toEqual(exported(player))
  })

  it('leaves a daily due as it is on the day that the player is in, although the next one has not begun', () => {
    const DAY = 86_400_000
    const before = aUser({ lastCron: toIso(NOON - DAY), tasksOrder: { dailys: [id(DAILY)] } })
    const everyOther = aDaily({ _id: id(DAILY), frequency: 'daily', everyX: 2, startDate: toIso(NOON - DAY) })
    const daily = withDueDates(everyOther, dayClockOf(before), NOON - DAY)
    expect(daily.isDue).toBe(true)
    const player = aPlayer(before, [daily])
    const { state } = restore(exported(player), { isOwn: true }, player)
    expect(exported(state)).toEqual(exported(player))
  })

  it('keeps the order of tags, also of those that a new player has under the same name', () => {
    const tagged = (...tags: ReadonlyArray<readonly [string, string]>) =>
      aUser({ tags: tags.map(([key, name]) => ({ id: asKey(`11111111-2222-4333-8444-00000000000${key}`), name })) })
    const file = exported(aPlayer(tagged(['a', 'Work'], ['b', 'Health'], ['c', 'Boat'])))
    const { user } = restore(file, {}, aPlayer(tagged(['d', 'Health'], ['e', 'Work']))).state
    expect(user.tags.map(({ name }) => name)).toEqual(['Work', 'Health', 'Boat'])
  })

  it('takes away what was set since, unless another file says nothing of it', () => {
    const before = aPlayer(aUser())
    const changed = aPlayer(
      aUser({
        profile: { blurb: 'Somebody else', imageUrl: 'https://x.example/me.png' },
        preferences: { background: 'violet' },
      }),
    )
    const own = restore(exported(before), { isOwn: true }, changed).state.user
    expect([own.profile, own.preferences.background]).toEqual([before.user.profile, before.user.preferences.background])
    const others = restore({ profile: { name: 'Ann' }, preferences: {} }, { isOwn: false }, changed).state.user
    expect([others.profile.blurb, others.preferences.background]).toEqual([undefined, 'violet'])
    expect(restore({ stats: { gp: 1 } }, { isOwn: false }, changed).state.user.profile.blurb).toBe('Somebody else')
  })

  it('brings tasks of the same format with values, streaks and histories, tags by name', () => {
    const file = {
      tags: [{ id: 'x', name: 'Garden' }],
      tasks: {
        dailys: [
          {
            type: 'daily',
            text: 'Water',
            value: 3.5,
            streak: 9,
            history: [{ date: 5, value: 1 }],
            tags: ['x', 'y'],
            everyX: -3,
          },
        ],
      },
    }
    const { state, report } = restore(file)
    const [task] = Object.values<Task>(state.tasks)
    expect(task).toMatchObject({ text: 'Water', value: 3.5, streak: 9, history: [{ date: 5, value: 1 }], everyX: 1 })
    expect([task?.tags, state.user.tags.map(({ name }) => name)]).toEqual([[state.user.tags[0]?.id], ['Garden']])
    expect([report.tasks, report.tags, state.user.tasksOrder.dailys]).toEqual([
      { habit: 0, daily: 1, todo: 0, reward: 0 },
      1,
      [task?._id],
    ])
  })

  it('lists what nobody here knows, and guesses nothing', () => {
    const { state, report } = restore({
      moonPhase: 3,
      stats: { lvl: 5, luck: 9 },
      items: { pets: { 'Gryphon-Purple': 5 } },
      tasks: { habits: [{ type: 'habit', text: 'Read', priority: 17, mood: 'good' }, { type: 'song' }] },
    })
    expect(report.leftOut.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'tasks.Read.priority unknown',
      'tasks.Read.mood unknown',
      'tasks.1 unknown',
      'items.pets.Gryphon-Purple unknown',
      'stats.luck unknown',
      'moonPhase unknown',
    ])
    expect([state.user.stats.lvl, Object.values<Task>(state.tasks)[0]?.priority]).toEqual([5, 1])
  })

  it('brings nothing that money alone brings, however the file is written', () => {
    const before = aPlayer(aUser())
    const file = {
      balance: 500,
      purchased: { plan: { customerId: 'me', planId: 'basic_12mo' }, background: { violet: true, tavern: true } },
      contributor: { level: 9, admin: true },
      backer: { tier: 300 },
      permissions: { fullAccess: true },
      preferences: { background: 'tavern', shirt: 'convict' },
      items: {
        pets: { 'Wolf-Veteran': 5, 'Wolf-Glow': 5 },
        gear: { owned: { head_mystery_201402: true, armor_special_1: true } },
        food: { Saddle: 99 },
        hatchingPotions: { Glow: 99 },
      },
      tasks: {},
    }
    const { state, report } = restore(file, {}, before)
    expect(state.user).toEqual(before.user)
    expect(report.leftOut.filter(({ reason }) => reason === 'paid').map(({ path }) => path)).toEqual(
      expect.arrayContaining(['balance', 'purchased.plan', 'contributor', 'permissions', 'items.food.Saddle']),
    )
  })

  it('does not bring goods back that were used up, even from an own file', () => {
    const { state } = restore({ items: { food: { Saddle: 9 }, eggs: { Wolf: 3 } }, balance: 9 }, { isOwn: true })
    expect([state.user.items.food, state.user.items.eggs, state.user.balance]).toEqual([{}, { Wolf: 3 }, 0])
  })

  it('merges: nothing of the player goes, what is more comes', () => {
    const mine = aHabit({ text: 'Read', value: 2 })
    const player = aPlayer(
      { ...aUser({ stats: { lvl: 9 } }), items: { ...aUser().items, eggs: { [asKey<never>('Wolf')]: 5 } } },
      [mine],
    )
    const { state, report } = restore(
      {
        stats: { lvl: 60 },
        achievements: { streak: 4 },
        items: { eggs: { Wolf: 2, Fox: 1 } },
        tasks: {
          habits: [
            { type: 'habit', text: 'Read' },
            { type: 'habit', text: 'Write' },
          ],
        },
      },
      { mode: 'merge' },
      player,
    )
    expect([state.user.stats.lvl, state.user.achievements.streak, state.user.items.eggs]).toEqual([
      9,
      4,
      { Wolf: 5, Fox: 1 },
    ])
    expect(Object.values<Task>(state.tasks).map(({ text, value }) => [text, value])).toEqual([
      ['Read', 2],
      ['Write', 0],
    ])
    expect(report.leftOut).toEqual([{ path: 'tasks.Read', reason: 'known' }])
  })

  it('leaves copies of challenges with those who made them', () => {
    const { state, report } = restore({ tasks: { todos: [{ type: 'todo', text: 'Race', challenge: { id: 'race' } }] } })
    expect([state.tasks, report.leftOut]).toEqual([{}, [{ path: 'tasks.Race', reason: 'shared' }]])
  })
})
