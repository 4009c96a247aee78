import { describe, expect, it } from 'vitest'
import { toNews } from './to-news.ts'

describe('toNews', () => {
  it('has title, text and day of the posts that are published by now', () => {
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
