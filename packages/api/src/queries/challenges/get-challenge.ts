import type { Challenge, SharedTask } from '@daykeep/rules/model'
import { authorizeChallengeAction } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { internal } from '../../core/api-error.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { eq } from '../../store/index.ts'
import { toWireSharedTask } from '../../wire/index.ts'
import { findGroup } from '../groups/index.ts'
import { inOrder, listedType } from '../shared-task-order.ts'
import { findChallenge, toWireChallenges } from './find-challenge.ts'

/** Refuses challengeNotFound. docs/reference/api.md 2.13. */
export const getChallenge: PlayerHandler<'getChallenge', 'store'> = (app) => async (request) => {
  const { input, player } = request
  const challenge = await findChallenge(app.store, player.body, input.params.challengeId)
  if (E.isLeft(challenge)) return challenge
  const [data] = await toWireChallenges(app.store, request, [challenge.right])
  return data === undefined ? E.left(internal()) : E.right({ data, user: player })
}

/** Refuses groupNotFound. docs/reference/api.md 2.13. */
export const groupChallenges: PlayerHandler<'groupChallenges', 'store' | 'clock'> = (app) => async (request) => {
  const { input, player } = request
  const group = await findGroup(app, 'look', { actor: player.body, name: input.params.groupId })
  if (E.isLeft(group)) return group
  const found = await app.store.find<Challenge>('challenges', {
    where: eq('group', group.right._id),
    sort: [{ path: 'createdAt', order: 'descending' }],
  })
  const visible = found.flatMap(({ body }) =>
    E.isRight(authorizeChallengeAction('view', { actor: player.body, challenge: body, group: group.right }))
      ? [body]
      : [],
  )
  const official = visible.filter((each) => each.official)
  const others = visible.filter((each) => !each.official)
  return E.right({ data: await toWireChallenges(app.store, request, [...official, ...others]), user: player })
}

/** Refuses challengeNotFound, invalidTasksType. docs/reference/api.md 2.6. */
export const challengeTasks: PlayerHandler<'challengeTasks', 'store'> =
  (app) =>
  async ({ input, player }) => {
    const type = listedType(input.query.type)
    if (E.isLeft(type)) return type
    const challenge = await findChallenge(app.store, player.body, input.params.challengeId)
    if (E.isLeft(challenge)) return challenge
    const found = await app.store.find<SharedTask>('sharedTasks', { where: eq('challenge.id', challenge.right._id) })
    const tasks = inOrder(
      challenge.right.tasksOrder,
      found.map(({ body }) => body),
      type.right,
    )
    return E.right({ data: tasks.map(toWireSharedTask), user: player })
  }
