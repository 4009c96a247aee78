import { taskDraft } from '../../src/tasks/index.ts'
import { clockGiven, type GivenUser } from '../support/calendar.ts'
import { disagreements, leaves } from '../support/paths.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly user?: GivenUser
  readonly now: string
  readonly given: Readonly<Record<string, unknown>>
  readonly task: Readonly<Record<string, unknown>>
}

const GENERATED = '(id)'
const NOT_COMPARED = ['_id', 'createdAt', 'updatedAt']

everyCaseOf<Case>('task-text', (given) => {
  const id = typeof given.given._id === 'string' ? given.given._id : GENERATED
  const draft = taskDraft(given.given, { id, clock: clockGiven(given.user), now: Date.parse(given.now) })
  return disagreements(Object.fromEntries(leaves(draft)), given.task, (path) => NOT_COMPARED.includes(path))
})
