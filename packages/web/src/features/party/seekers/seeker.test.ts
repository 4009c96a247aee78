import { describe, expect, it } from 'vitest'
import { ANY_SEEKER, toQuery } from './seeker.ts'

describe('the filter of seekers', () => {
  it('asks for nothing at first', () => expect(toQuery(ANY_SEEKER)).toEqual({}))

  it('asks the server for what the leader chose', () => {
    const chosen = { fromLevel: 12, toLevel: 0, days: 3, zone: 2, class: 'healer', language: 'de' } as const
    expect(toQuery(chosen)).toEqual({ fromLevel: 12, days: 3, zone: 2, class: 'healer', language: 'de' })
  })
})
