import { describe, expect, it } from 'vitest'
import { complete, suggestedEmoji, suggestedPeople, tokenAt } from './completion.ts'

const mention = (from: number, to: number, typed: string) => ({ type: 'mention', from, to, typed })
const emoji = (from: number, to: number, typed: string) => ({ type: 'emoji', from, to, typed })

describe('tokenAt', () => {
  it.each([
    ['Hello @ni', 9, mention(6, 9, 'ni')],
    ['@', 1, mention(0, 1, '')],
    ['Hello @nia and you', 8, mention(6, 8, 'n')],
    ['ida@example', 11, undefined],
    ['@nia ', 5, undefined],
    ['@@', 2, undefined],
    ['', 0, undefined],
    ['well done :par', 14, emoji(10, 14, 'par')],
    [':+1', 3, emoji(0, 3, '+1')],
    ['today: p', 8, undefined],
    ['at 12:30', 8, undefined],
    [':p', 2, undefined],
  ])('of "%s" at %i', (text, caret, token) => expect(tokenAt(text, caret)).toEqual(token))
})

describe('complete', () => {
  it('puts the name in, and a space that is not doubled', () => {
    const nia = { label: 'Nia', detail: '@nia', insert: '@nia' }
    expect(complete('Hi @ni there', { type: 'mention', from: 3, to: 6, typed: 'ni' }, nia)).toEqual({
      text: 'Hi @nia there',
      caret: 8,
    })
    expect(complete('@n', { type: 'mention', from: 0, to: 2, typed: 'n' }, nia)).toEqual({ text: '@nia ', caret: 5 })
  })
})

describe('suggestedPeople', () => {
  const people = ['Nia', 'Ida', 'Ole', 'Kim', 'Eve', 'Ann', 'Ivo'].map((name, at) => ({ name, username: `user${at}` }))

  it('finds names and usernames, in any case, names first', () => {
    const found = suggestedPeople([...people, { name: 'Zoe', username: 'ivy' }], 'i')
    expect(found.map(({ label }) => label)).toEqual(['Ida', 'Ivo', 'Zoe'])
    expect(found[2]).toEqual({ label: 'Zoe', detail: '@ivy', insert: '@ivy' })
  })

  it('names five at most', () => {
    expect(suggestedPeople(people, '')).toHaveLength(5)
    expect(suggestedPeople(people, 'x')).toEqual([])
  })
})

describe('suggestedEmoji', () => {
  const all = [
    { emoji: '🎊', names: ['confetti_party'] },
    { emoji: '🎉', names: ['tada', 'party_popper'] },
  ]

  it('finds them by the begin of a name first, then by a part', () => {
    expect(suggestedEmoji(all, 'Party')).toEqual([
      { label: '🎉', detail: ':party_popper:', insert: '🎉' },
      { label: '🎊', detail: ':confetti_party:', insert: '🎊' },
    ])
    expect(suggestedEmoji(all, 'moon')).toEqual([])
  })
})
