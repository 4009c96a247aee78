import { dayClock } from '../../src/calendar/index.ts'
import { compactHistory, HISTORY_LIMITS } from '../../src/day/index.ts'
import { disagreements } from '../support/paths.ts'
import { everyCaseOf } from '../support/topic.ts'

type Point = readonly [date: number, value: number]

type Case = {
  readonly now: string
  readonly subscribed: boolean
  readonly timezoneOffset: number
  readonly dayStart: number
  readonly history: ReadonlyArray<Point>
  readonly means: ReadonlyArray<Point>
  readonly keptLast: number
}

everyCaseOf<Case>('history-compaction', (testCase) => {
  const clock = dayClock(testCase.dayStart, testCase.timezoneOffset)
  const keeping = testCase.subscribed ? HISTORY_LIMITS.subscriber : HISTORY_LIMITS.player
  const history = testCase.history.map(([date, value]) => ({ date, value, scoredUp: 1 }))
  const after = compactHistory({ clock, now: Date.parse(testCase.now), limits: keeping }, history)
  const recent = testCase.keptLast === 0 ? [] : history.slice(-testCase.keptLast)
  return disagreements(
    { entries: after },
    { entries: [...testCase.means.map(([date, value]) => ({ date, value })), ...recent] },
  )
})
