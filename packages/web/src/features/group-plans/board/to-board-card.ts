import { fromIso } from '@daykeep/rules/kernel'
import type { SharedTask, Task, User } from '@daykeep/rules/model'
import { formatAgo, t } from '../../../i18n/index.ts'
import { type BoardLine, type CardContext, type TaskCardModel, toTaskCard } from '../../tasks/index.ts'
import { nameIn, partOf, type People, waitingFor } from './people.ts'

export type BoardCardContext = CardContext & {
  readonly people: People
  /** The name of the group, where its tasks stand among the player's own. */
  readonly groupName?: string
}

/** The task with the reader's own part of it in place of the whole, without tags: those are each player's own. */
export const asOwnPart = (task: SharedTask, { _id }: Pick<User, '_id'>): Task => {
  const own = { ...task, userId: _id, tags: [] }
  if (own.type !== 'daily' && own.type !== 'todo') return own
  return { ...own, completed: own.group.assignedUsersDetail?.[_id]?.completed ?? own.completed }
}

/** docs/reference/screens.md 8.4. */
export const toBoardCard =
  (context: BoardCardContext) =>
  (task: SharedTask): TaskCardModel => {
    const { user, people } = context
    const card = { ...toTaskCard(context)(asOwnPart(task, user)), target: false, board: toLine(context, task) }
    return 'interactive' in card ? { ...card, interactive: card.interactive && mayScore(task, people) } : card
  }

/** What somebody else did, only those who manage the board take back; what waits for approval is not done again. */
const mayScore = (task: SharedTask, { readerId, manages }: People): boolean => {
  if (partOf(task, readerId) === 'waits') return false
  const { assignedUsers, completedBy } = task.group
  const isDone = (task.type === 'daily' || task.type === 'todo') && task.completed
  return !isDone || assignedUsers.length > 0 || manages || completedBy.userId === readerId
}

const toLine = (context: BoardCardContext, task: SharedTask): BoardLine => {
  const { people, groupName } = context
  const part = partOf(task, people.readerId)
  const waiting = people.manages ? waitingFor(task).length : 0
  const words = [
    ...(groupName === undefined ? [] : [groupName]),
    part === 'waits' || part === 'approved' ? t(`boards.part.${part}`) : whoOf(context, task),
    ...(waiting > 0 ? [t('boards.waiting', { count: waiting })] : []),
  ]
  return {
    text: words.join(' · '),
    look: waiting > 0 || part === 'waits' || part === 'approved' ? 'amber' : 'plain',
    canEdit: people.manages && groupName === undefined,
  }
}

const whoOf = ({ people, now }: BoardCardContext, { group }: SharedTask): string => {
  const { assignedUsers, assignedUsersDetail = {}, completedBy } = group
  const { userId, date } = completedBy
  if (assignedUsers.length === 0) {
    if (userId === undefined) return t('boards.anyone')
    const ago = date === undefined ? '' : formatAgo(fromIso(date), now)
    return userId === people.readerId
      ? t('boards.doneByYou', { ago })
      : t('boards.doneBy', { name: nameIn(people, userId), ago })
  }
  const done = assignedUsers.filter((id) => assignedUsersDetail[id]?.completed === true).length
  const who = namesOf(people, assignedUsers)
  return assignedUsers.length > 1 && done > 0 ? t('boards.doneOf', { who, done, all: assignedUsers.length }) : who
}

const namesOf = (people: People, ids: ReadonlyArray<string>): string => {
  const [first = '', ...others] = ids
  if (ids.includes(people.readerId))
    return others.length === 0 ? t('boards.forYou') : t('boards.forYouAnd', { count: others.length })
  return others.length === 0 ? nameIn(people, first) : t('boards.forMany', { count: ids.length })
}
