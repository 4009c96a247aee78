import { dayClockOf } from '@daykeep/rules/calendar'
import type { Instant } from '@daykeep/rules/kernel'
import type { Direction, SharedTask, TaskType, User } from '@daykeep/rules/model'
import { hasTags, matchesSearch } from '@daykeep/rules/tasks'
import type { TaskCardModel, TaskQuery } from '../../tasks/index.ts'
import { withScore } from '../board/create-board-columns.ts'
import type { People } from '../board/people.ts'
import { asOwnPart, toBoardCard } from '../board/to-board-card.ts'

/** A board that the player wants to see among their own tasks. */
export type MirroredBoard = {
  readonly id: string
  readonly name: string
  readonly people: People
  readonly tasks: ReadonlyArray<SharedTask>
}

type Sources = {
  readonly boards: ReadonlyArray<MirroredBoard>
  readonly user: User
  readonly now: Instant
  readonly scoring: ReadonlyMap<string, Direction>
  readonly type: TaskType
  readonly query: TaskQuery
}

/** The cards of one kind: what is assigned to the player or to nobody. docs/reference/rules.md 13.1. */
export const toMirroredCards = ({ boards, user, now, scoring, type, query }: Sources): ReadonlyArray<TaskCardModel> =>
  boards.flatMap(({ name, people, tasks }) => {
    const toCard = toBoardCard({
      user,
      people,
      now,
      clock: dayClockOf(user),
      pending: new Set(scoring.keys()),
      groupName: name,
    })
    return tasks
      .filter((task) => task.type === type && isMine(task, user) && isShown(task, user, query))
      .map((task) => toCard(withScore(user._id, scoring)(task)))
  })

const isMine = ({ group: { assignedUsers } }: SharedTask, { _id }: User): boolean =>
  assignedUsers.length === 0 || assignedUsers.includes(_id)

/** The tag of the group stands for its tasks, as in the lists of other clients. */
const isShown = (task: SharedTask, user: User, { search, tags }: TaskQuery): boolean =>
  hasTags(task, tags) && matchesSearch(asOwnPart(task, user), search)
