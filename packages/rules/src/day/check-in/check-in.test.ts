import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aPlayer, aUser, NOON } from '../../../test-kit/index.ts'
import type { LoginReward } from '../../catalogue/index.ts'
import { DAY, toIso } from '../../kernel/index.ts'
import { asKey } from '../../model/index.ts'
import { startDay } from '../start-day.ts'

const food = (key: string, count = 1): LoginReward => ({ type: 'food', key: asKey(key), count })

const catalogue = aCatalogue({
  loginRewards: {
    2: ['blue', 'green', 'purple', 'red', 'yellow'].map((key) => ({ type: 'background', key: asKey(key) })),
    3: [{ type: 'gear', key: asKey('weapon_warrior_1') }],
    5: [food('Meat'), food('Strawberry')],
    9: [food('Saddle', 2)],
    500: [{ type: 'achievement', key: 'royallyLoyal' }],
  },
})

const checkIn = (count: number) => {
  const user = aUser({ loginIncentives: count - 1, lastCron: toIso(NOON - 5 * DAY) })
  const { state, events } = outcomeOf(startDay({ catalogue, now: NOON, seed: 's' })({})(aPlayer(user)))
  return { user: state.user, checkedIn: events.find(({ type }) => type === 'CheckedIn') }
}

describe('the check-in (rules 3.9)', () => {
  it('counts once, however many days were missed', () => expect(checkIn(4).user.loginIncentives).toBe(4))

  it('tells when the next reward comes on a day without one', () => {
    expect(checkIn(4).checkedIn).toEqual({ type: 'CheckedIn', count: 4, nextRewardAt: 5, rewards: [], sprites: [] })
  })

  it('gives gear', () => {
    const { user, checkedIn } = checkIn(3)
    expect(user.items.gear.owned).toMatchObject({ weapon_warrior_1: true })
    expect(checkedIn).toMatchObject({ rewards: ['weapon_warrior_1'], sprites: ['weapon_warrior_1'] })
  })

  it('adds food to what there is', () => {
    const { user, checkedIn } = checkIn(5)
    expect(user.items.food).toEqual({ Meat: 1, Strawberry: 1 })
    expect(checkedIn).toMatchObject({ rewards: ['Meat', 'Strawberry'], nextRewardAt: 9 })
    expect(checkedIn).not.toHaveProperty('rewardName')
  })

  it('names saddles by their number', () => {
    expect(checkIn(9)).toMatchObject({
      user: { items: { food: { Saddle: 2 } } },
      checkedIn: { rewardName: 'twoSaddles' },
    })
  })

  it('gives five backgrounds and shows one', () => {
    const { user, checkedIn } = checkIn(2)
    expect(user.purchased.background).toMatchObject({ blue: true, yellow: true })
    expect(checkedIn).toMatchObject({ rewards: [], sprites: ['background_purple'], rewardName: 'incentiveBackgrounds' })
  })

  it('ends with an achievement at 500, and then counts on in silence', () => {
    const last = checkIn(500)
    expect(last.user.achievements.royallyLoyal).toBe(true)
    expect(last.checkedIn).toMatchObject({ nextRewardAt: 0 })
    expect(checkIn(501)).toMatchObject({ user: { loginIncentives: 501 }, checkedIn: undefined })
  })
})
