import type { Notification } from '@daykeep/rules/model'
import { describe, expect, it } from 'vitest'
import { notificationsOf } from './notifications-of.ts'

describe('notificationsOf', () => {
  it('finds the notifications that are done with once a moment was seen', () => {
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
    expect(notificationsOf({ type: 'firstDrops', egg: 'Wolf', hatchingPotion: 'Base' }, notes)).toEqual(['1'])
    expect(notificationsOf({ type: 'achievement', achievement: 'backToBasics' }, notes)).toEqual(['2'])
    expect(notificationsOf({ type: 'death' }, notes)).toEqual([])
  })
})
