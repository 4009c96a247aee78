import type { Notification } from '@daykeep/rules/model'
import { describe, expect, it } from 'vitest'
import { notificationIdsOf } from './notification-ids.ts'

describe('notificationIdsOf', () => {
  it('finds the notifications that a celebration marks as read', () => {
    const note = (id: string, type: string, data: Notification['data'] = {}): Notification => ({
      id,
      type,
      data,
      seen: false,
    })
    const notes = [
      note('1', 'FIRST_DROPS'),
      note('2', 'ACHIEVEMENT_PET_COLOR', { achievement: 'backToBasics' }),
      note('3', 'ACHIEVEMENT', { achievement: 'createdTask' }),
    ]
    expect(notificationIdsOf({ type: 'firstDrops', egg: 'Wolf', hatchingPotion: 'Base' }, notes)).toEqual(['1'])
    expect(notificationIdsOf({ type: 'achievement', achievement: 'backToBasics' }, notes)).toEqual(['2'])
    expect(notificationIdsOf({ type: 'death' }, notes)).toEqual([])
    const social = [note('4', 'ACHIEVEMENT_PARTY_UP'), note('5', 'WON_CHALLENGE', { name: 'No lift', prize: 8 })]
    expect(notificationIdsOf({ type: 'achievement', achievement: 'partyUp' }, social)).toEqual(['4'])
    expect(notificationIdsOf({ type: 'challengeWon', name: 'No lift', prize: 8 }, social)).toEqual(['5'])
  })

  it('leaves a second gift alone, which was not seen yet', () => {
    const gift = (id: string, title: string): Notification => ({
      id,
      type: 'ITEM_RECEIVED',
      data: { title, text: 'Yours.' },
      seen: false,
    })
    expect(
      notificationIdsOf({ type: 'gift', title: 'A hat', text: 'Yours.' }, [gift('1', 'A hat'), gift('2', 'A scarf')]),
    ).toEqual(['1'])
  })
})
