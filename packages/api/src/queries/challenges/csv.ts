import type { SharedTask, Task, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { Readable } from 'node:stream'
import type { PlayerHandler } from '../../core/handler.ts'
import { contains, eq, type Store } from '../../store/index.ts'
import { publicUsername } from '../../wire/index.ts'
import { toCsv } from '../csv.ts'
import { inOrder } from '../shared-task-order.ts'
import { copiesByOwner } from './participants.ts'
import { findChallenge } from './find-challenge.ts'

/** Participants that are read at once: a player is a large document. */
const BATCH = 50

const ABOUT_PLAYER = ['UUID', 'Display Name', 'Username']
const ABOUT_TASK = ['Task', 'Value', 'Notes', 'Streak']

/** Refuses challengeNotFound. docs/reference/api.md 2.13. */
export const challengeCsv: PlayerHandler<'challengeCsv', 'store'> =
  (app) =>
  async ({ input, player }) => {
    const challenge = await findChallenge(app.store, player.body, input.params.challengeId)
    if (E.isLeft(challenge)) return challenge
    const { _id, tasksOrder } = challenge.right
    const originals = await app.store.find<SharedTask>('sharedTasks', { where: eq('challenge.id', _id) })
    const tasks = inOrder(
      tasksOrder,
      originals.map(({ body }) => body),
      undefined,
    )
    const data = Readable.from(linesOf(app.store, _id, tasks))
    return E.right({ data, bare: true, file: { name: `${_id}.csv`, type: 'text/csv' } })
  }

/** The lines of the file as they are read, a batch of participants at a time: a challenge may have any number of them. */
async function* linesOf(store: Pick<Store, 'find'>, challengeId: string, tasks: ReadonlyArray<SharedTask>) {
  yield toCsv([[...ABOUT_PLAYER, ...tasks.flatMap(() => ABOUT_TASK)]])
  for (let after = '', size = BATCH; size === BATCH; ) {
    const found: ReadonlyArray<{ readonly body: User }> = await store.find<User>('users', {
      where: contains('challenges', challengeId),
      after,
      limit: BATCH,
    })
    const users = found.map(({ body }) => body)
    const copies = await copiesByOwner(store, challengeId, users)
    yield toCsv(users.map((user) => toRow(user, tasks, copies.get(user._id) ?? [])))
    after = users.at(-1)?._id ?? ''
    size = users.length
  }
}

const toRow = (user: User, tasks: ReadonlyArray<SharedTask>, copies: ReadonlyArray<Task>): ReadonlyArray<string> => {
  const byOriginal = new Map(copies.map((copy) => [copy.challenge.taskId, copy]))
  const cells = tasks.flatMap(({ _id }) => {
    const copy = byOriginal.get(_id)
    return copy === undefined ? ['', '', '', ''] : [copy.text, String(copy.value), copy.notes, streakOf(copy)]
  })
  return [user._id, user.profile.name, publicUsername(user) ?? '', ...cells]
}

const streakOf = (task: Task): string => (task.type === 'daily' ? String(task.streak) : '')
