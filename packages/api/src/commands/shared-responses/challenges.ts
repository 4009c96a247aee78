import type { Challenge, Group, SharedTask, User } from '@daykeep/rules/model'
import type { WireChallenge, WireSharedTask } from '../../contract/index.ts'
import { toWireChallenge, toWireSharedTask } from '../../wire/index.ts'
import type { CommonSharedResult, SharedResponseMapper } from './shared-result.ts'

const empty = () => ({})

/** The challenge after the command, with its leader and its group. */
const challengeView = async (result: CommonSharedResult, { _id }: Pick<Challenge, '_id'>): Promise<WireChallenge> => {
  const { store, after, actor } = result
  const challenge = after.challenges[_id]
  if (challenge === undefined) throw new Error(`the challenge ${_id} is not there after the command`)
  const leader = after.users[challenge.leader] ?? (await store.get<User>('users', challenge.leader))?.body
  const group = after.groups[challenge.group] ?? (await store.get<Group>('groups', challenge.group))?.body
  return toWireChallenge(actor)({ challenge, leader, group })
}

const challenge = (result: CommonSharedResult & { readonly report: Challenge }) => challengeView(result, result.report)

const inChallenge = async (result: CommonSharedResult & { readonly report: Challenge }) => ({
  challenge: await challengeView(result, result.report),
})

const cloneChallenge: SharedResponseMapper<'cloneChallenge'> = async (result) => ({
  clonedTasks: result.report.tasks.map(toWireSharedTask),
  clonedChallenge: await challengeView(result, result.report.challenge),
})

/** One task that was made is an object, several are a list. docs/reference/api.md 2.6. */
export const createdTasks = ({
  report,
}: {
  readonly report: ReadonlyArray<SharedTask>
}): WireSharedTask | ReadonlyArray<WireSharedTask> => {
  const [first, ...others] = report.map(toWireSharedTask)
  return first === undefined || others.length > 0 ? report.map(toWireSharedTask) : first
}

/** docs/reference/api.md 2.13. */
export const challengeResponses = {
  createChallenge: challenge,
  cloneChallenge,
  updateChallenge: challenge,
  joinChallenge: challenge,
  leaveChallenge: empty,
  selectWinner: empty,
  deleteChallenge: empty,
  flagChallenge: inChallenge,
  clearChallengeFlags: inChallenge,
  addChallengeTasks: createdTasks,
} as const
