import { describe, expect, it } from 'vitest'
import { outcomeOf, aUser, expectRefusal } from '../../test-kit/index.ts'
import type { Notification } from '../model/index.ts'
import { readNotifications } from './read-notifications.ts'
import { seeNotifications } from './see-notifications.ts'

const notification = (id: string, seen = false): Notification => ({ id, type: 'ACHIEVEMENT', data: {}, seen })
const user = aUser({ notifications: [notification('a'), notification('b'), notification('c', true)] })

describe('readNotifications', () => {
  it('takes the named ones off the list and reports those that remain', () => {
    const { state, report } = outcomeOf(readNotifications()({ ids: ['a', 'c'] })(user))
    expect(state.notifications).toEqual([notification('b')])
    expect(report).toBe(state.notifications)
  })

  it('leaves the player as they are when none is named', () => {
    expect(outcomeOf(readNotifications()({ ids: [] })(user)).state).toBe(user)
  })
})

describe('seeNotifications', () => {
  it('marks the named ones, keeps them, and reports them', () => {
    const { state, report } = outcomeOf(seeNotifications()({ ids: ['b'] })(user))
    expect(state.notifications).toEqual([notification('a'), notification('b', true), notification('c', true)])
    expect(report).toEqual([notification('b', true)])
  })

  it('leaves the player as they are when all were seen', () => {
    expect(outcomeOf(seeNotifications()({ ids: ['c'] })(user)).state).toBe(user)
  })
})

it.each([
  ['read', readNotifications()],
  ['seen', seeNotifications()],
])('a notification that is not there cannot be %s, nor any named with it', (_, rule) => {
  expectRefusal(rule({ ids: ['a', 'gone'] })(user), 'NotificationNotFound')
})
