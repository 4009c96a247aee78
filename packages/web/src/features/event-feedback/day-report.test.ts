import type { GameEvent } from '@daykeep/rules/kernel'
import { asKey } from '@daykeep/rules/model'
import { describe, expect, it } from 'vitest'
import { dayReport } from './day-report.ts'

const started: GameEvent = { type: 'DayStarted', daysMissed: 1 }
const missed = (damage: number): GameEvent => ({ type: 'DailyMissed', task: asKey('t'), damage })

describe('dayReport', () => {
  it('is undefined if no new day started', () => expect(dayReport([missed(2)])).toBeUndefined())

  it.each<[ReadonlyArray<GameEvent>, string]>([
    [[], 'Nothing was left undone.'],
    [[missed(1.24)], '1 daily was left undone. It cost 1.2 health.'],
    [[missed(1.24), missed(2.1)], '2 dailies were left undone. They cost 3.3 health.'],
    [[missed(0)], '1 daily was left undone. It cost you nothing.'],
  ])('says how the day went: %j', (events, text) => {
    expect(dayReport([started, ...events])).toEqual({
      stays: true,
      type: 'info',
      text: 'A new day',
      flavorMessage: text,
    })
  })
})
