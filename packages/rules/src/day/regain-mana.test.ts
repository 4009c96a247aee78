import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser, NOON } from '../../test-kit/index.ts'
import { dayClock } from '../calendar/index.ts'
import type { DayState, Tally } from './day-step.ts'
import { regainMana } from './regain-mana.ts'

const catalogue = aCatalogue()
const context = { catalogue, now: NOON, seed: 'seed', clock: dayClock(0, 0), daysMissed: 1 }

/** `most`: the mana that the player can hold; 30 without any intelligence. */
const night = (most: number, mp: number, tally: Partial<Tally>): DayState => ({
  user: aUser({ stats: { int: (most - 30) / 2, mp } }),
  tasks: [],
  events: [],
  rows: [],
  tally: { perfect: false, anyDue: true, checked: 0, unchecked: 0, ...tally },
})

const manaAfter = (most: number, mp: number, tally: Partial<Tally>) =>
  regainMana(context)(night(most, mp, tally)).user.stats.mp

describe('the mana of a night (rules 3.8, worked)', () => {
  it.each([
    ['8 of 10 were done, of room for 130', 130, { checked: 8, unchecked: 2 }, 10.4],
    ['nothing was due, of room for 60', 60, {}, 10],
    ['3 were done, and three missed by steps: 0.75 done, 1.25 open', 80, { checked: 3.75, unchecked: 1.25 }, 7.5],
  ])('when %s', (_, most, tally, gained) => {
    expect(manaAfter(most, 5, tally)).toBeCloseTo(5 + gained, 9)
  })

  it('never is more than the player can hold, and nothing for who did nothing', () => {
    const law = fc.property(fc.nat(200), fc.nat(90), fc.nat(20), fc.nat(20), (room, mp, checked, unchecked) => {
      const most = 30 + 2 * room
      const after = manaAfter(most, Math.min(mp, most), { checked, unchecked })
      expect(after).toBeLessThanOrEqual(most)
      if (checked === 0 && unchecked > 0) expect(after).toBe(Math.min(mp, most))
      else expect(after).toBeGreaterThanOrEqual(Math.min(mp, most))
    })
    fc.assert(law, {
      examples: [
        [0, 0, 0, 0],
        [0, 30, 5, 0],
        [35, 0, 0, 1],
      ],
    })
  })
})
