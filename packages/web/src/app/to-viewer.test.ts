import { describe, expect, it } from 'vitest'
import { toViewer } from './to-viewer.ts'

const maren = { apiId: 'maren', apiToken: 'secret' }

describe('toSession', () => {
  it('knows a visitor, a player on the way, and a player who is there', () => {
    expect(toViewer(undefined, undefined)).toEqual({ type: 'visitor' })
    expect(toViewer(maren, undefined)).toEqual({ type: 'player', userId: 'maren' })
    expect(toViewer(maren, { permissions: { userSupport: true, fullAccess: false } })).toEqual({
      type: 'player',
      userId: 'maren',
      user: { privileges: ['userSupport'] },
    })
  })

  it('takes no unknown word for a privilege', () => {
    expect(toViewer(maren, { permissions: { king: true } })).toMatchObject({
      user: { privileges: [] },
    })
  })
})
