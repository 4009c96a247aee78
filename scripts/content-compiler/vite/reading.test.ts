import { describe, expect, it } from 'vitest'
import { readingModule } from './reading.ts'

describe('what visitors are given to read', () => {
  it('is that part of the catalogue, and nothing else of the game', () => {
    const news = [{ key: 'gates', published: '2026-11-01' }]
    expect(readingModule(JSON.stringify({ eggs: { Owl: {} }, reading: { news } }))).toBe(
      `export const reading = ${JSON.stringify({ faq: [], articles: {}, news, challengeCategories: [] })}`,
    )
  })

  it('is nothing when the catalogue has nothing to read', () =>
    expect(readingModule('{}')).toContain('"faq":[],"articles":{},"news":[]'))
})
