import { describe, expect, it } from 'vitest'
import { outcomeOf, aPlayer, aTodo, aUser } from '../../test-kit/index.ts'
import { asKey, type GearKey, type PetKey } from '../model/index.ts'
import { resetAccount } from './reset-account.ts'

const veteran = aUser({
  balance: 3,
  stats: { hp: 3, mp: 22, exp: 99, gp: 500, lvl: 40, points: 9, str: 20, int: 5, con: 4, per: 2 },
  items: {
    gear: {
      owned: { [asKey<GearKey>('weapon_warrior_1')]: true, [asKey<GearKey>('eyewear_special_blackTopFrame')]: true },
      equipped: { weapon: asKey('weapon_warrior_1') },
    },
    pets: { [asKey<PetKey>('Wolf-Base')]: 5 },
  },
  tasksOrder: { todos: [asKey('task-1'), asKey('task-2')] },
})
const copy = aTodo({ _id: asKey('task-2'), challenge: { id: 'challenge-1' } })
const broken = aTodo({ _id: asKey('task-3'), challenge: { id: 'challenge-2', broken: 'CHALLENGE_DELETED' } })
const player = aPlayer(veteran, [aTodo(), copy, broken])

describe('resetAccount', () => {
  const { state, report, message, events } = outcomeOf(resetAccount()()(player))

  it('starts the stats over with one point to place', () => {
    expect(state.user.stats).toMatchObject({ hp: 50, exp: 0, gp: 0, lvl: 1, points: 1, str: 0, int: 0, con: 0, per: 0 })
  })

  it('loses bought gear, which can be bought back, and puts on what a new player wears', () => {
    expect(state.user.items.gear).toMatchObject({
      owned: { weapon_warrior_1: false, eyewear_special_blackTopFrame: true },
      equipped: { armor: 'armor_base_0', head: 'head_base_0', shield: 'shield_base_0' },
    })
    expect(state.user.items.gear.equipped).not.toHaveProperty('weapon')
  })

  it('deletes own tasks and those of broken challenges, and reports which', () => {
    expect(report.tasksToRemove).toEqual(['task-1', 'task-3'])
    expect(Object.keys(state.tasks)).toEqual(['task-2'])
    expect(state.user.tasksOrder.todos).toEqual(['task-2'])
    expect(events.map(({ type }) => type)).toEqual(['TaskDeleted', 'TaskDeleted'])
  })

  it('keeps gems, animals and achievements', () => {
    expect(state.user.balance).toBe(3)
    expect(state.user.items.pets).toEqual(veteran.items.pets)
    expect(state.user.achievements).toBe(veteran.achievements)
  })

  it('says so', () => expect(message).toEqual({ key: 'resetComplete' }))
})
