import { describe, expect, it } from 'vitest'
import { newestNews, publicationOf, publishedNews } from './published-news.ts'

const gala = { key: 'gala', published: '2026-12-01' }
const feast = { key: 'feast', published: '2026-11-20' }

describe('news', () => {
  it('comes with the new day of the shops, at eight o’clock UTC', () =>
    expect(new Date(publicationOf(gala)).toISOString()).toBe('2026-12-01T08:00:00.000Z'))

  it.each([
    ['2026-11-20T07:59:59.999Z', []],
    ['2026-11-20T08:00:00.000Z', [feast]],
    ['2026-12-01T07:59:59.999Z', [feast]],
    ['2026-12-01T08:00:00.000Z', [gala, feast]],
  ])('that is told at %s is what was published by then, newest first', (now, expected) => {
    expect(publishedNews([feast, gala], Date.parse(now))).toEqual(expected)
    expect(newestNews([feast, gala], Date.parse(now))).toEqual(expected[0])
  })

  it('of one day is told in the order of the file', () =>
    expect(newestNews([feast, { ...feast, key: 'second' }], Date.parse('2026-12-01'))).toBe(feast))
})
