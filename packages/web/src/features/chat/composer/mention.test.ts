import { describe, expect, it } from 'vitest'
import { completeMention, mentionAt, suggestedPeople } from './mention.ts'

describe('mentionAt', () => {
  it.each([
    ['Hello @ni', 9, { from: 6, to: 9, typed: 'ni' }],
    ['@', 1, { from: 0, to: 1, typed: '' }],
    ['Hello @nia and you', 8, { from: 6, to: 8, typed: 'n' }],
    ['ida@example', 11, undefined],
    ['@nia ', 5, undefined],
    ['@@', 2, undefined],
    ['', 0, undefined],
  ])('of "%s" at %i', (text, caret, mention) => expect(mentionAt(text, caret)).toEqual(mention))
})

describe('completeMention', () => {
  it('puts the name in, and a space that is not doubled', () => {
    expect(completeMention('Hi @ni there', { from: 3, to: 6, typed: 'ni' }, 'nia')).toEqual({
      text: 'Hi @nia there',
      caret: 8,
    })
    expect(completeMention('@n', { from: 0, to: 2, typed: 'n' }, 'nia')).toEqual({ text: '@nia ', caret: 5 })
  })
})

describe('suggestedPeople', () => {
  const people = ['Nia', 'Ida', 'Ole', 'Kim', 'Eve', 'Ann', 'Ivo'].map((name, at) => ({ name, username: `user${at}` }))

  it('finds names and usernames, in any case, names first', () => {
    expect(suggestedPeople([...people, { name: 'Zoe', username: 'ivy' }], 'i').map(({ name }) => name)).toEqual([
      'Ida',
      'Ivo',
      'Zoe',
    ])
  })

  it('names five at most', () => {
    expect(suggestedPeople(people, '')).toHaveLength(5)
    expect(suggestedPeople(people, 'x')).toEqual([])
  })
})
