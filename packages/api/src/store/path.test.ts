import { describe, expect, it } from 'vitest'
import { parsePath } from './path.ts'

describe('keysOf', () => {
  it('splits a path at its dots', () => {
    expect(parsePath('auth.local.lowerCaseUsername')).toEqual(['auth', 'local', 'lowerCaseUsername'])
  })

  it.each(['items.pets.Wolf-Base', 'user_id', 'tags.été', 'a b'])('lets "%s" be a path', (path) => {
    expect(parsePath(path).join('.')).toBe(path)
  })

  it.each(['', 'a..b', '.a', 'a.', 'a."b"', 'a.$where', "a'b", 'a\\b', 'a.b[0]', 'a\u0000b'])(
    'refuses %j, which could mean something else to a database',
    (path) => {
      expect(() => parsePath(path)).toThrow(RangeError)
    },
  )
})
