import { describe, expect, it } from 'vitest'
import { reading } from 'virtual:reading'
import { countOf, searchedFaq, toFaq } from './to-faq.ts'

const sections = [
  {
    key: 'gems',
    title: 'Gems',
    questions: [
      { key: 'whatGems', question: 'What are gems for?', answer: 'Scenes and hair.' },
      { key: 'howGems', question: 'How do I get them?', answer: 'Buy them for gold.' },
    ],
  },
  { key: 'pets', title: 'Pets', questions: [{ key: 'howHatch', question: 'How?', answer: 'Gold helps.' }] },
]
const found = (search: string) =>
  searchedFaq(sections, search).flatMap(({ questions }) => questions.map(({ key }) => key))

describe('the questions that players ask', () => {
  it('stand under their headings, each once, with words for all of them', () => {
    const all = toFaq(reading)
    expect(countOf(all)).toBe(reading.faq.length)
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    const words = all.flatMap(({ title, questions }) => [title, ...questions.flatMap((each) => Object.values(each))])
    expect(words.filter((text) => text === '' || text === 'Text unavailable')).toEqual([])
  })

  it.each([
    ['', ['whatGems', 'howGems', 'howHatch']],
    ['  gold ', ['howGems', 'howHatch']],
    ['GEMS gold', ['howGems']],
    ['submarine', []],
  ])('are found by the words %j in heading, question or answer', (search, keys) => expect(found(search)).toEqual(keys))

  it('leave out headings under which nothing fits', () =>
    expect(searchedFaq(sections, 'hair').map(({ key }) => key)).toEqual(['gems']))
})
