import { aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { READ, tipFor } from './tip-for.ts'

const welcomed = { welcomed: true }
const member = { stats: { lvl: 11, points: 2 }, flags: { ...welcomed, classSelected: true } }

describe('the hint of a screen (screens 1.13)', () => {
  it('is about that screen, until it was read', () => {
    const user = aUser({ flags: welcomed })
    expect([tipFor('equipment', user), tipFor('market', user), tipFor('items', user)]).toEqual([
      'equipment',
      'market',
      undefined,
    ])
    expect(tipFor('equipment', aUser({ flags: { ...welcomed, tour: { equipment: READ } } }))).toBeUndefined()
  })

  it('waits for what it is about', () => {
    expect(tipFor('tasks', aUser({ flags: welcomed }))).toBeUndefined()
    expect(tipFor('tasks', aUser(member))).toBe('classes')
    expect(tipFor('tasks', aUser({ ...member, flags: { ...member.flags, tour: { classes: READ } } }))).toBe('stats')
    const mounts: object = { mounts: { 'Wolf-Base': true } }
    const flags = { ...welcomed, tour: { pets: READ } }
    expect([tipFor('stable', aUser({ flags })), tipFor('stable', aUser({ flags, items: mounts }))]).toEqual([
      undefined,
      'mounts',
    ])
  })

  it('leaves the first visit of the stable to its introduction', () => {
    const mounts: object = { mounts: { 'Wolf-Base': true } }
    expect(tipFor('stable', aUser({ flags: welcomed, items: mounts }))).toBeUndefined()
  })

  it('waits on the board for the first steps, and nowhere else', () => {
    const user = aUser(member)
    expect([tipFor('tasks', user, true), tipFor('tasks', user, false), tipFor('market', user, true)]).toEqual([
      undefined,
      'classes',
      'market',
    ])
  })

  it('is none for a player who wants none, and before the welcome', () => {
    expect(tipFor('market', aUser({ flags: { ...welcomed, showTour: false } }))).toBeUndefined()
    expect(tipFor('market', aUser({ flags: { welcomed: false } }))).toBeUndefined()
  })
})
