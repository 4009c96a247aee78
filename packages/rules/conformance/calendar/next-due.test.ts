import { withDueDates } from '../../src/calendar/index.ts'
import { clockGiven, dailyGiven, type GivenUser } from '../support/calendar.ts'
import { disagreements } from '../support/paths.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly task: Readonly<Record<string, unknown>>
  readonly user?: GivenUser
  readonly now: string
  readonly isDue: boolean
  readonly nextDue: ReadonlyArray<string>
}

everyCaseOf<Case>('next-due', (given) => {
  const stored = withDueDates(dailyGiven(given.task), clockGiven(given.user), Date.parse(given.now))
  return disagreements({ isDue: stored.isDue, nextDue: stored.nextDue }, { isDue: given.isDue, nextDue: given.nextDue })
})
