import { describe, expect, it } from 'vitest'
import { publicationsModule } from './publications.ts'

describe('what visitors are given to read', () => {
  it('is that part of the catalogue, and nothing else of the game', () => {
    const news = [{ key: 'gates', published: '2026-11-01' }]
    expect(publicationsModule(JSON.stringify({ eggs: { Owl: {} }, publications: { news } }))).toBe(
      `export const publications = ${JSON.stringify({ faq: [], articles: {}, news, challengeCategories: [] })}`,
    )
  })

  it('is nothing when the catalogue has nothing to read', () =>
    expect(publicationsModule('{}')).toContain('"faq":[],"articles":{},"news":[]'))
})
