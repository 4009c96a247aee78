import { taskDraft } from '../../src/tasks/index.ts'
import { clockOf, type CaseUser } from '../support/calendar.ts'
import { disagreements, leaves } from '../support/paths.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly user?: CaseUser
  readonly now: string
  readonly given: Readonly<Record<string, unknown>>
  readonly task: Readonly<Record<string, unknown>>
}

const GENERATED = '(id)'
const NOT_COMPARED = ['_id', 'createdAt', 'updatedAt']

everyCaseOf<Case>('task-text', ({ given, user, now, task }) => {
  const id = typeof given['_id'] === 'string' ? given['_id'] : GENERATED
  const draft = taskDraft(given, { id, clock: clockOf(user), now: Date.parse(now) })
  return disagreements(Object.fromEntries(leaves(draft)), task, (path) => NOT_COMPARED.includes(path))
})
