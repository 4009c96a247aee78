import { LONGEST_SUMMARY } from '@daykeep/rules/words'
import { describe, expect, it } from 'vitest'
import { EMPTY_GUILD, type GroupWords, missingWords, toGroupFields } from './group-words.ts'

const party: GroupWords = { name: 'Lanterns', summary: '', description: '', leaderOnly: { challenges: false } }
const guild: GroupWords = { ...party, summary: 'Up early', description: 'We rise.', topics: ['academics'] }

describe('missingWords', () => {
  it.each<[string, GroupWords, ReadonlyArray<string>]>([
    ['a guild with all of them lacks none', guild, []],
    ['a new guild lacks each of them', EMPTY_GUILD, ['name', 'summary', 'description', 'category']],
    ['spaces are no words', { ...guild, name: ' ', summary: ' ' }, ['name', 'summary']],
    ['a party needs a name alone', party, []],
    ['a party without a name lacks it', { ...party, name: ' ' }, ['name']],
    ['the longest summary is long enough', { ...party, summary: 'x'.repeat(LONGEST_SUMMARY) }, []],
    ['a longer one has to be shortened', { ...party, summary: 'x'.repeat(LONGEST_SUMMARY + 1) }, ['summary']],
  ])('%s', (_, words, missing) => {
    expect(missingWords(words)).toEqual(missing)
  })
})

describe('toGroupFields', () => {
  it('sends the words without spaces around them, and topics by their slug', () => {
    expect(toGroupFields({ ...guild, name: ' Early birds ' })).toEqual({
      name: 'Early birds',
      summary: 'Up early',
      description: 'We rise.',
      categories: [{ slug: 'academics', name: 'academics' }],
      leaderOnly: { challenges: false },
    })
  })

  it('leaves the topics of a party as they are', () => {
    expect(toGroupFields(party)).not.toHaveProperty('categories')
  })
})
