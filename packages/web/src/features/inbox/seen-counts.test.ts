import { beforeEach, describe, expect, it } from 'vitest'
import { readSeenCounts, unreadOf, withSeen, writeSeenCounts } from './seen-counts.ts'

const ida = { id: 'ida', count: 5 }
const ole = { id: 'ole', count: 3 }

describe('the new messages of a conversation', () => {
  it('are those since the player last looked at it', () => {
    expect(unreadOf([ida, ole], { ida: 3, ole: 3 }, 2)).toEqual({ ida: 2, ole: 0 })
  })

  it('are those that the server counts, in the newest one, where this browser was never', () => {
    expect(unreadOf([ida, ole], {}, 2)).toEqual({ ida: 2, ole: 0 })
    expect(unreadOf([ole], {}, 9)).toEqual({ ole: 3 })
    expect(unreadOf([ida, ole], {}, 0)).toEqual({ ida: 0, ole: 0 })
  })

  it('are never fewer than none: a message can be deleted', () => {
    expect(unreadOf([ida], { ida: 8 }, 0)).toEqual({ ida: 0 })
  })

  it('are read when the conversation is open, and stay new elsewhere', () => {
    const seen = withSeen({}, [ida, ole], { ida: 2, ole: 0 }, undefined)
    expect(seen).toEqual({ ida: 3, ole: 3 })
    expect(withSeen(seen, [ida, ole], { ida: 2, ole: 0 }, 'ida')).toEqual({ ida: 5, ole: 3 })
    expect(withSeen(seen, [ida, ole], { ida: 2, ole: 0 }, 'ole')).toBe(seen)
  })
})

describe('what was seen', () => {
  beforeEach(() => localStorage.clear())

  it('is known after a reload', () => {
    writeSeenCounts(localStorage, { ida: 5 })
    expect(readSeenCounts(localStorage)).toEqual({ ida: 5 })
  })

  it.each(['{', '7', '{"ida":"many"}'])('is nothing when %s is stored', (text) => {
    localStorage.setItem('inbox.seen', text)
    expect(readSeenCounts(localStorage)).toEqual({})
  })
})
