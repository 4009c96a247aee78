import { describe, expect, it } from 'vitest'
import { bannedIn, holdsSlur } from './word-lists.ts'

const catalogue = { words: { banned: ['drat', 'oh bother'], slurs: ['numpty'] } }

describe('the words of public places (api 4.4)', () => {
  it.each([
    ['Drat!', ['drat']],
    ['DRÁT it', ['drat']],
    ['oh, bother', ['oh bother']],
    ['a dratted hydrate', []],
    ['', []],
  ])('finds in "%s" %j', (text, words) => {
    expect(bannedIn(catalogue, [undefined, text])).toEqual(words)
  })

  it('knows a slur as a whole word only', () => {
    expect(holdsSlur(catalogue, ['You numpty.'])).toBe(true)
    expect(holdsSlur(catalogue, ['numptyish'])).toBe(false)
    expect(holdsSlur({}, ['numpty'])).toBe(false)
  })
})
