import { describe, expect, it } from 'vitest'
import { publications } from 'virtual:publications'
import { countQuestions, searchFaq, toFaq } from './to-faq.ts'

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
const resultsFor = (search: string) =>
  searchFaq(sections, search).flatMap(({ questions }) => questions.map(({ key }) => key))

describe('the questions of the FAQ', () => {
  it('are grouped by heading, each once and with texts', () => {
    const all = toFaq(publications)
    expect(countQuestions(all)).toBe(publications.faq.length)
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    const words = all.flatMap(({ title, questions }) => [title, ...questions.flatMap((each) => Object.values(each))])
    expect(words.filter((text) => text === '' || text === 'Text unavailable')).toEqual([])
  })

  it.each([
    ['', ['whatGems', 'howGems', 'howHatch']],
    ['  gold ', ['howGems', 'howHatch']],
    ['GEMS gold', ['howGems']],
    ['submarine', []],
  ])('match the search %j in heading, question or answer', (search, keys) => expect(resultsFor(search)).toEqual(keys))

  it('have no headings without a match', () =>
    expect(searchFaq(sections, 'hair').map(({ key }) => key)).toEqual(['gems']))
})
