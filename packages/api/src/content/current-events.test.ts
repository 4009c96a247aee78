import type { YearlyEvent } from '@daykeep/rules/catalogue'
import { describe, expect, it } from 'vitest'
import { currentEvents } from './current-events.ts'

const events: ReadonlyArray<YearlyEvent> = [
  { key: 'masks', from: '10-20T08:00Z', until: '11-02T08:00Z', season: 'masks', foodSeason: 'candy' },
  { key: 'bells', from: '12-30T08:00Z', until: '01-03T08:00Z', sells: { cards: ['nye'] } },
]

const at = (iso: string) => currentEvents({ events }, Date.parse(iso))

describe('eventsOfToday', () => {
  it('always ends with the gala of the season', () => {
    expect(at('2026-11-21T12:00:00.000Z')).toEqual([
      {
        key: 'fall',
        event: 'fall',
        season: 'fall',
        gear: true,
        start: '2026-09-01T08:00:00.000Z',
        end: '2026-12-01T08:00:00.000Z',
        npcImageSuffix: '_fall',
      },
    ])
  })

  it('begins with what runs besides, and calls its food as tools do', () => {
    const [first, second] = at('2026-10-25T12:00:00.000Z')
    expect(first).toEqual({
      key: 'masks',
      event: 'masks',
      season: 'masks',
      foodSeason: 'Candy',
      start: '2026-10-20T08:00:00.000Z',
      end: '2026-11-02T08:00:00.000Z',
    })
    expect(second?.key).toBe('fall')
  })

  it('says nothing of what an event brings to the shops', () => {
    const [first] = at('2027-01-02T12:00:00.000Z')
    expect(first).toEqual({
      key: 'bells',
      event: 'bells',
      start: '2026-12-30T08:00:00.000Z',
      end: '2027-01-03T08:00:00.000Z',
    })
  })
})
