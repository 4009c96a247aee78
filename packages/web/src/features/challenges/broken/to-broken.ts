import type { Player, Task } from '@daykeep/rules/model'

/** What has become of the challenge of a copy. docs/reference/screens.md 2.8. */
export type BrokenModel = { readonly challenge: string } & (
  | { readonly type: 'task'; readonly title: string }
  | { readonly type: 'gone'; readonly count: number }
  | { readonly type: 'closed'; readonly count: number; readonly winner: string; readonly wonByReader: boolean }
)

/** One task that has left its challenge, or all copies of one that is over. Undefined while all is well. */
export const toBroken = ({ user, tasks }: Player, task: Task): BrokenModel | undefined => {
  const { id, shortName = '', broken, winner = '' } = task.challenge
  if (broken === undefined) return undefined
  if (broken === 'TASK_DELETED' || broken === 'CHALLENGE_TASK_NOT_FOUND')
    return { type: 'task', challenge: shortName, title: task.text }
  const count = Object.values<Task>(tasks).filter(({ challenge }) => challenge.id === id).length
  if (broken !== 'CHALLENGE_CLOSED' || winner === '') return { type: 'gone', challenge: shortName, count }
  return { type: 'closed', challenge: shortName, count, winner, wonByReader: winner === user.profile.name }
}
