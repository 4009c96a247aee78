import { describe, expect, it } from 'vitest'
import { DEFAULT_CHOICES, writeChoices, readChoices } from './view-choices.ts'

const memory = (text: string | null = null) => {
  let stored = text
  return { getItem: () => stored, setItem: (_: string, value: string) => void (stored = value) }
}

describe('the stored choices of the stable', () => {
  it('are all but the search', () => {
    const browser = memory()
    writeChoices(browser, { ...DEFAULT_CHOICES, by: 'potion', order: 'ready', states: ['pets'], search: 'fox' })
    expect(readChoices(browser)).toEqual({
      ...DEFAULT_CHOICES,
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
  ])('is as at first when there is %s', (_, text) => expect(readChoices(memory(text))).toEqual(DEFAULT_CHOICES))

  it('drop unknown words', () => {
    expect(readChoices(memory('{"kinds":["drop","furry"]}')).kinds).toEqual(['drop'])
  })
})
