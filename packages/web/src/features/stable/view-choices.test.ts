import { describe, expect, it } from 'vitest'
import { FIRST_CHOICES, keepChoices, keptChoices } from './view-choices.ts'

const memory = (text: string | null = null) => {
  let kept = text
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) }
}

describe('what a browser remembers of the stable', () => {
  it('is all but the search', () => {
    const browser = memory()
    keepChoices(browser, { ...FIRST_CHOICES, by: 'potion', order: 'ready', states: ['pets'], search: 'fox' })
    expect(keptChoices(browser)).toEqual({
      ...FIRST_CHOICES,
      by: 'potion',
      order: 'ready',
      states: ['pets'],
      search: '',
    })
  })

  it.each([
    ['nothing', null],
    ['no JSON', 'by animal'],
    ['another shape', '[1]'],
    ['other words', '{"by":"size","order":"random","states":"all","kinds":7}'],
  ])('is as at first when there is %s', (_, text) => expect(keptChoices(memory(text))).toEqual(FIRST_CHOICES))

  it('drops words of an older version', () => {
    expect(keptChoices(memory('{"kinds":["drop","furry"]}')).kinds).toEqual(['drop'])
  })
})
