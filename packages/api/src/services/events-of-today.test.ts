import type { Catalogue } from '@daykeep/rules/content'
import { describe, expect, it } from 'vitest'
import { eventsOfToday } from './events-of-today.ts'

const catalogue = {
  events: [
    { key: 'candy', from: '10-20T08:00:00.000Z', until: '11-02T08:00:00.000Z' },
    { key: 'new-year', from: '12-30T08:00:00.000Z', until: '01-03T08:00:00.000Z' },
  ],
} as unknown as Catalogue

const at = (iso: string) => eventsOfToday(catalogue, Date.parse(iso))

describe('eventsOfToday', () => {
  it('always ends with the gala of the season', () => {
    expect(at('2026-11-21T12:00:00.000Z')).toEqual([
      {
        key: 'fall2026',
        event: 'fall2026',
        season: 'fall',
        gear: true,
        start: '2026-09-01T08:00:00.000Z',
        end: '2026-12-01T08:00:00.000Z',
        npcImageSuffix: '',
      },
    ])
  })

  it('begins with what runs besides', () => {
    expect(at('2026-10-25T12:00:00.000Z').map(({ key }) => key)).toEqual(['candy', 'fall2026'])
  })

  it('gives an event that crosses the year its ends in both years', () => {
    for (const day of ['2026-12-31T12:00:00.000Z', '2027-01-02T12:00:00.000Z'])
      expect(at(day)[0]).toMatchObject({ start: '2026-12-30T08:00:00.000Z', end: '2027-01-03T08:00:00.000Z' })
  })

  it('names the winter after the year it ends in', () => {
    expect(at('2026-12-05T12:00:00.000Z').at(-1)).toMatchObject({
      key: 'winter2027',
      start: '2026-12-01T08:00:00.000Z',
      end: '2027-03-01T08:00:00.000Z',
    })
  })
})
