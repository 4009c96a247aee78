import { withDueDates } from '../../src/calendar/index.ts'
import { clockOf, dailyOf, type CaseUser } from '../support/calendar.ts'
import { disagreements } from '../support/paths.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly task: Readonly<Record<string, unknown>>
  readonly user?: CaseUser
  readonly now: string
  readonly isDue: boolean
  readonly nextDue: ReadonlyArray<string>
}

everyCaseOf<Case>('next-due', (testCase) => {
  const stored = withDueDates(dailyOf(testCase.task), clockOf(testCase.user), Date.parse(testCase.now))
  return disagreements(
    { isDue: stored.isDue, nextDue: stored.nextDue },
    { isDue: testCase.isDue, nextDue: testCase.nextDue },
  )
})
