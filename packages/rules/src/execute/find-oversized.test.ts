import { describe, expect, it } from 'vitest'
import { aUser } from '../../test-kit/index.ts'
import { LIMITS, type Player, type User, withFlags } from '../model/index.ts'
import { findOversized } from './find-oversized.ts'

const hints = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`hint${index}`, 1]))
const withHints = (count: number): Player => ({ user: withFlags(aUser(), { tour: hints(count) }), tasks: {} })
const blocking = (count: number): Player => {
  const user: User = aUser()
  return { user: { ...user, inbox: { ...user.inbox, blocks: Array.from({ length: count }, String) } }, tasks: {} }
}

describe('the limits of documents', () => {
  it('name the part that grew too large, and the limit', () => {
    expect(findOversized(withHints(LIMITS.map), withHints(LIMITS.map + 1))).toEqual([
      { path: 'flags.tour', key: 'fieldTooManyEntries', params: { limit: LIMITS.map } },
    ])
    expect(findOversized(blocking(0), blocking(LIMITS.blockedPlayers + 1))).toMatchObject([{ path: 'inbox.blocks' }])
  })

  it('let a document that was larger before stay, and shrink', () => {
    const large = withHints(LIMITS.map + 100)
    expect(findOversized(large, { ...large, user: { ...large.user, balance: 7 } })).toEqual([])
    expect(findOversized(large, withHints(LIMITS.map + 99))).toEqual([])
    expect(findOversized(large, withHints(LIMITS.map + 101))).toHaveLength(1)
  })
})
