import { taskDraft } from '../../src/tasks/index.ts'
import { clockOf, type CaseUser } from '../support/calendar.ts'
import { disagreements, leaves } from '../support/paths.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly user?: CaseUser
  readonly now: string
  readonly testCase: Readonly<Record<string, unknown>>
  readonly task: Readonly<Record<string, unknown>>
}

const GENERATED = '(id)'
const NOT_COMPARED = ['_id', 'createdAt', 'updatedAt']

everyCaseOf<Case>('task-text', (testCase) => {
  const id = typeof testCase.testCase._id === 'string' ? testCase.testCase._id : GENERATED
  const draft = taskDraft(testCase.testCase, { id, clock: clockOf(testCase.user), now: Date.parse(testCase.now) })
  return disagreements(Object.fromEntries(leaves(draft)), testCase.task, (path) => NOT_COMPARED.includes(path))
})
