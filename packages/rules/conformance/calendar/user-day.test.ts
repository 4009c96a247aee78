import { daysMissed, daysSince, offsetFromHeader, startOfUserDay, toIsoDay, userDay } from '../../src/calendar/index.ts'
import { toIso } from '../../src/kernel/index.ts'
import { aUser } from '../../test-kit/index.ts'
import { clockOf, type CaseUser } from '../support/calendar.ts'
import { changedPaths, disagreements, withPaths } from '../support/paths.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = { readonly user: CaseUser & { readonly lastCron?: string }; readonly now: string } & (
  | { readonly userDay: string; readonly dayStartInstant: string }
  | { readonly from: string; readonly daysSince: number }
  | { readonly header: string | null; readonly daysMissed: number; readonly changed: Readonly<Record<string, unknown>> }
)

everyCaseOf<Case>('user-day', (testCase) => {
  const clock = clockOf(testCase.user)
  const now = Date.parse(testCase.now)
  if ('userDay' in testCase)
    return disagreements(
      { userDay: toIsoDay(userDay(clock, now)), dayStartInstant: toIso(startOfUserDay(clock, now)) },
      { userDay: testCase.userDay, dayStartInstant: testCase.dayStartInstant },
    )
  if ('daysSince' in testCase)
    return disagreements(
      { daysSince: daysSince(clock, Date.parse(testCase.from), now) },
      { daysSince: testCase.daysSince },
    )
  const before = withPaths(aUser(), {
    ...Object.fromEntries(
      Object.entries(testCase.user.preferences ?? {}).map(([key, value]) => [`preferences.${key}`, value]),
    ),
    ...(testCase.user.lastCron === undefined ? {} : { lastCron: testCase.user.lastCron }),
  })
  const missed = daysMissed(before, offsetFromHeader(testCase.header ?? undefined), now)
  return disagreements(
    { daysMissed: missed.days, ...changedPaths(before, missed.user) },
    { daysMissed: testCase.daysMissed, ...testCase.changed },
  )
})
