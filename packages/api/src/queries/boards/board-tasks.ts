import type { Group, SharedTask, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { PlayerHandler } from '../../core/handler.ts'
import { type BoardDayDependencies, startBoardDay } from '../../commands/index.ts'
import { eq, type Store } from '../../store/index.ts'
import { toPerson, toWireSharedTask } from '../../wire/index.ts'
import { findGroup } from '../groups/index.ts'
import { inOrder, listedType } from '../shared-task-order.ts'

/** Refuses invalidTasksType, groupNotFound. docs/reference/api.md 2.7. */
export const boardTasks: PlayerHandler<'boardTasks', keyof BoardDayDependencies> =
  (app) =>
  async ({ input, player }) => {
    const type = listedType(input.query.type)
    if (E.isLeft(type)) return type
    const group = await findGroup(app, 'readBoard', { actor: player.body, name: input.params.groupId.toLowerCase() })
    if (E.isLeft(group)) return group
    await startBoardDay(app, group.right._id)
    const tasks = inOrder(group.right.tasksOrder, await tasksOf(app.store, group.right), type.right)
    return E.right({ data: tasks.map(toWireSharedTask), user: player })
  }

/** Refuses groupNotFound, onlyGroupLeaderCanEditTasks. docs/reference/api.md 2.7. */
export const boardApprovals: PlayerHandler<'boardApprovals', keyof BoardDayDependencies> =
  (app) =>
  async ({ input, player }) => {
    const group = await findGroup(app, 'editBoard', { actor: player.body, name: input.params.groupId.toLowerCase() })
    if (E.isLeft(group)) return group
    await startBoardDay(app, group.right._id)
    const waiting = (await tasksOf(app.store, group.right)).flatMap(requestsOf)
    const users = await app.store.getMany<User>(
      'users',
      waiting.map(({ userId }) => userId),
    )
    const byId = new Map<string, User>(users.map(({ id, body }) => [id, body]))
    const data = waiting.flatMap(({ task, userId }) => {
      const user = byId.get(userId)
      const { _id, text } = task
      return user === undefined ? [] : [{ _id, id: _id, text, userId: toPerson(user), group: { id: group.right._id } }]
    })
    return E.right({ data, user: player })
  }

const tasksOf = async (store: Pick<Store, 'find'>, { _id }: Group): Promise<ReadonlyArray<SharedTask>> =>
  (await store.find<SharedTask>('sharedTasks', { where: eq('group.id', _id) })).map(({ body }) => body)

const requestsOf = (task: SharedTask) =>
  Object.entries(task.group.approval?.requests ?? {}).flatMap(([userId, { requested, approved }]) =>
    requested && !approved ? [{ task, userId }] : [],
  )
