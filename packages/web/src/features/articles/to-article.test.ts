import { describe, expect, it } from 'vitest'
import { publications } from 'virtual:publications'
import { toArticle } from './to-article.ts'

describe('toArticle', () => {
  it.each(Object.keys(publications.articles))(
    '%s has a text for each section, and no gap where a name is filled in',
    (key) => {
      const { title, lead, sections } = toArticle(publications, key)
      expect(sections.length).toBeGreaterThan(0)
      const words = [title, lead, ...sections.flatMap((section) => [section.title, section.text])]
      expect(words.filter((text) => text === '' || /Text unavailable|undefined|[{}]/.test(text))).toEqual([])
    },
  )

  it('fills in name and address of the operator', () => {
    const operator = { ...publications.operator, name: 'Keep & Sons', email: 'desk@keep.example' } as never
    const { sections } = toArticle({ ...publications, operator }, 'privacy')
    expect(sections[0]?.text).toMatch(/^Keep & Sons, .*desk@keep\.example\.$/)
  })

  it('formats the day of the last change, the same in every time zone', () =>
    expect(
      toArticle(
        { ...publications, articles: { terms: { key: 'terms', updated: '2026-02-01', sections: [] } } },
        'terms',
      ).changed,
    ).toBe('February 1, 2026'))
})
