import { describe, expect, it } from 'vitest'
import { toSession } from './to-session.ts'

const maren = { apiId: 'maren', apiToken: 'secret' }

describe('toSession', () => {
  it('knows a visitor, a player on the way, and a player who is there', () => {
    expect(toSession(undefined, undefined)).toEqual({ type: 'visitor' })
    expect(toSession(maren, undefined)).toEqual({ type: 'player', userId: 'maren' })
    expect(toSession(maren, { permissions: { userSupport: true, fullAccess: false }, groupPlans: ['g'] })).toEqual({
      type: 'player',
      userId: 'maren',
      user: { privileges: ['userSupport'], groupPlans: ['g'] },
    })
  })

  it('takes no unknown word for a privilege', () => {
    expect(toSession(maren, { permissions: { king: true }, groupPlans: [] })).toMatchObject({
      user: { privileges: [] },
    })
  })
})
