import { daysMissed, daysSince, offsetFromHeader, startOfUserDay, toIsoDay, userDay } from '../../src/calendar/index.ts'
import { toIso } from '../../src/kernel/index.ts'
import { aUser } from '../../test-kit/index.ts'
import { clockGiven, type GivenUser } from '../support/calendar.ts'
import { changedPaths, disagreements, withPaths } from '../support/paths.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = { readonly user: GivenUser & { readonly lastCron?: string }; readonly now: string } & (
  | { readonly userDay: string; readonly dayStartInstant: string }
  | { readonly from: string; readonly daysSince: number }
  | { readonly header: string | null; readonly daysMissed: number; readonly changed: Readonly<Record<string, unknown>> }
)

everyCaseOf<Case>('user-day', (given) => {
  const clock = clockGiven(given.user)
  const now = Date.parse(given.now)
  if ('userDay' in given)
    return disagreements(
      { userDay: toIsoDay(userDay(clock, now)), dayStartInstant: toIso(startOfUserDay(clock, now)) },
      { userDay: given.userDay, dayStartInstant: given.dayStartInstant },
    )
  if ('daysSince' in given)
    return disagreements({ daysSince: daysSince(clock, Date.parse(given.from), now) }, { daysSince: given.daysSince })
  const before = withPaths(aUser(), {
    ...Object.fromEntries(
      Object.entries(given.user.preferences ?? {}).map(([key, value]) => [`preferences.${key}`, value]),
    ),
    ...(given.user.lastCron === undefined ? {} : { lastCron: given.user.lastCron }),
  })
  const missed = daysMissed(before, offsetFromHeader(given.header ?? undefined), now)
  return disagreements(
    { daysMissed: missed.days, ...changedPaths(before, missed.user) },
    { daysMissed: given.daysMissed, ...given.changed },
  )
})
