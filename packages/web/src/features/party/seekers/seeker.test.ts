import { describe, expect, it } from 'vitest'
import { NEWCOMER } from '../../../art/index.ts'
import { ANY_SEEKER, matchesFilter, type SeekerModel } from './seeker.ts'

const nia: SeekerModel = {
  id: 'nia',
  name: 'Nia',
  username: 'nia',
  avatar: NEWCOMER,
  level: 12,
  class: 'healer',
  language: 'de',
  checkIns: 3,
  lastSeen: 0,
}
const DAY = 86_400_000
const NOW = 2 * DAY

describe('the filter of seekers', () => {
  it.each([
    [{}, true],
    [{ fromLevel: 12 }, true],
    [{ fromLevel: 13 }, false],
    [{ toLevel: 12 }, true],
    [{ toLevel: 11 }, false],
    [{ days: 2 }, true],
    [{ days: 1 }, false],
    [{ class: 'healer' }, true],
    [{ class: 'rogue' }, false],
    [{ language: 'de' }, true],
    [{ language: 'en' }, false],
  ] as const)('%j: %s', (filter, matches) =>
    expect(matchesFilter({ ...ANY_SEEKER, ...filter }, NOW)(nia)).toBe(matches),
  )
})
