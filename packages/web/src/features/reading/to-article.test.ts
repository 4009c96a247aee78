import { describe, expect, it } from 'vitest'
import { reading } from 'virtual:reading'
import { toArticle } from './to-article.ts'
import { toNews } from './to-news.ts'

describe('an article', () => {
  it.each(Object.keys(reading.articles))(
    '%s has words for each of its sections, and no gap where a name belongs',
    (key) => {
      const { title, lead, sections } = toArticle(reading, key)
      expect(sections.length).toBeGreaterThan(0)
      const words = [title, lead, ...sections.flatMap((section) => [section.title, section.text])]
      expect(words.filter((text) => text === '' || /Text unavailable|undefined|[{}]/.test(text))).toEqual([])
    },
  )

  it('says who runs the keep, in the words of who does', () => {
    const operator = { ...reading.operator, name: 'Keep & Sons', email: 'desk@keep.example' } as never
    const { sections } = toArticle({ ...reading, operator }, 'privacy')
    expect(sections[0]?.text).toMatch(/^Keep & Sons, .*desk@keep\.example\.$/)
  })

  it('tells the day of its last change, the same in every time zone', () =>
    expect(
      toArticle({ ...reading, articles: { terms: { key: 'terms', updated: '2026-02-01', sections: [] } } }, 'terms')
        .changed,
    ).toBe('February 1, 2026'))
})

describe('news', () => {
  it('has a title and a text for what was told by now, and its day', () => {
    const news = [{ key: 'gatesOpen', published: '2026-11-01' }]
    expect(toNews({ news }, Date.parse('2026-11-01T07:00:00Z'))).toEqual([])
    expect(toNews({ news }, Date.parse('2026-11-01T08:00:00Z'))).toEqual([
      {
        key: 'gatesOpen',
        title: 'The gates are open',
        text: expect.stringContaining('Daykeep begins') as unknown,
        date: '2026-11-01',
        day: 'November 1, 2026',
      },
    ])
  })
})
