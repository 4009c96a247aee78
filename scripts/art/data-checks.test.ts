import { describe, expect, it } from 'vitest'
import { among, byName, closed, color, list, number, orNull, palette, word, yesNo } from './data-checks.ts'

describe('the checks of art data', () => {
  it.each([
    ['a colour', color('red', 'sky[1]'), 'sky[1]: expected a colour like #2f6f73, found "red"'],
    ['a missing word', word(undefined, 'mood'), 'mood: expected a word, found nothing'],
    ['a number', number('7', 'seed'), 'seed: expected a number, found "7"'],
    ['a switch', yesNo(1, 'flip'), 'flip: expected true or false, found 1'],
    [
      'a word that is not drawn',
      among('a motif', ['sun', 'moon'])('son', 'motif'),
      'motif: expected a motif (sun, moon), found "son"',
    ],
    ['a palette of five', palette(['#111', '#222', '#333', '#444', '#555'], 'Wolf'), 'Wolf: expected 6, found 5'],
    ['no list', list(color)('#111', 'far'), 'far: expected a list'],
    ['no object', byName(color)(null, 'hair'), 'hair: expected an object'],
    ['no object with fields', closed({})([], 'orb'), 'orb: expected an object'],
    [
      'a misspelt field',
      closed({ color }, { shade: color })({ color: '#111', shde: '#222' }, 'red'),
      'red.shde: unknown field',
    ],
  ])('tell the path and what was expected of %s', (_, faults, fault) => {
    expect(faults).toEqual([fault])
  })

  it('pass over comments, and over null where null is meant', () => {
    expect(closed({ color })({ '//': 'why', color: '#123456' }, '')).toEqual([])
    expect(byName(color)({ '//': 'why', red: '#f00' }, '')).toEqual([])
    expect(orNull(palette)(null, '')).toEqual([])
  })
})
