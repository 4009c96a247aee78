import type { Notification } from '@daykeep/rules/model'
import { aPlayer, aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { pendingCelebrations } from './pending-celebrations.ts'

type Changes = Parameters<typeof aUser>[0]

const note = (type: string, data: Notification['data'] = {}, seen = false): Notification => ({
  id: type,
  type,
  data,
  seen,
})
const waiting = (notifications: ReadonlyArray<Notification>, changes: Changes = {}) =>
  pendingCelebrations(aPlayer(aUser({ ...changes, notifications })))

describe('pendingCelebrations', () => {
  it('lists what happened on another device, in its order', () => {
    expect(
      waiting([
        note('FIRST_DROPS', { egg: 'Wolf', hatchingPotion: 'Base' }),
        note('ACHIEVEMENT_PET_COLOR', { achievement: 'backToBasics' }),
        note('STREAK_ACHIEVEMENT'),
        note('ONBOARDING_COMPLETE'),
      ]),
    ).toEqual([
      { type: 'firstDrops', egg: 'Wolf', hatchingPotion: 'Base' },
      { type: 'achievement', achievement: 'backToBasics' },
      { type: 'streak' },
      { type: 'onboardingComplete' },
    ])
  })

  it.each([
    [note('REBIRTH_ENABLED'), { type: 'rebirthEnabled' }],
    [note('REBIRTH_ACHIEVEMENT'), { type: 'reborn' }],
    [note('WON_CHALLENGE', { name: 'No lift', prize: 8 }), { type: 'challengeWon', name: 'No lift', prize: 8 }],
    [note('ITEM_RECEIVED', { title: 'A hat', text: 'Yours.' }), { type: 'gift', title: 'A hat', text: 'Yours.' }],
    [note('CARD_RECEIVED', { card: 'nye', from: { name: 'Ana' } }), { type: 'card', card: 'nye', from: 'Ana' }],
    [
      note('ACHIEVEMENT_QUESTS', { achievement: 'mindOverMatter' }),
      { type: 'achievement', achievement: 'mindOverMatter' },
    ],
    [note('ACHIEVEMENT_PARTY_UP'), { type: 'achievement', achievement: 'partyUp' }],
    [note('GUILD_JOINED_ACHIEVEMENT'), { type: 'achievement', achievement: 'joinedGuild' }],
    [note('NEW_CONTRIBUTOR_LEVEL'), { type: 'achievement', achievement: 'contributor' }],
  ])('opens for %j', (notification, expected) => expect(waiting([notification])).toEqual([expected]))

  it('ends with a finished quest and an open choice of a class', () => {
    const party: object = { quest: { completed: 'owl' } }
    expect(waiting([], { party, stats: { lvl: 11 } })).toEqual([
      { type: 'questWon', quest: 'owl' },
      { type: 'chooseClass' },
    ])
  })

  it('has count and gifts of a check-in', () => {
    const [checkIn] = waiting([note('LOGIN_INCENTIVE', { nextRewardAt: 5, reward: ['Saddle'] })], {
      loginIncentives: 4,
    })
    expect(checkIn).toEqual({ type: 'checkIn', count: 4, nextRewardAt: 5, rewards: ['Saddle'] })
    const [empty] = waiting([note('LOGIN_INCENTIVE', { nextRewardAt: 7 })], { loginIncentives: 6 })
    expect(empty).toMatchObject({ rewards: [] })
  })

  it('names every class whose best gear is owned', () => {
    const achievements = { ultimateGearSets: { healer: true, rogue: true } }
    expect(waiting([note('ULTIMATE_GEAR_ACHIEVEMENT')], { achievements })).toEqual([
      { type: 'ultimateGear', classes: ['healer', 'rogue'] },
    ])
  })

  it('is only death for a dead player', () => {
    expect(waiting([note('ONBOARDING_COMPLETE')], { stats: { hp: 0 } })).toEqual([{ type: 'death' }])
  })

  it.each([
    ['that was seen', note('ONBOARDING_COMPLETE', {}, true), {}],
    ['of a type without a celebration', note('UNALLOCATED_STATS_POINTS', { points: 2 }), {}],
    ['of an unknown type', note('A_THING_OF_TOMORROW'), {}],
    ['with invalid data', note('FIRST_DROPS', { egg: 3 }), {}],
    [
      'that the player has suppressed',
      note('STREAK_ACHIEVEMENT'),
      { preferences: { suppressModals: { streak: true } } },
    ],
  ])('is nothing for a notification %s', (_, notification, changes) => {
    expect(waiting([notification], changes)).toEqual([])
  })
})
