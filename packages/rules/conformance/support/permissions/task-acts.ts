import { authorizeTaskAction, type TaskAction } from '../../../src/permissions/index.ts'
import { requireActor } from '../../../src/documents/index.ts'
import type { Task } from '../../../src/model/index.ts'
import { scoreTask } from '../../../src/scoring/index.ts'
import { aHabit, aPerson, documentsWith, idOf } from '../../../test-kit/index.ts'
import { outsiders, staff } from './people.ts'
import { type Acts, context } from './world.ts'

const documents = documentsWith({ users: [aPerson('owner'), aPerson('challengeLeader'), ...staff, ...outsiders] })

const actsOf = (task: Task): Acts => {
  const deciding = (action: TaskAction) => (actorId: string) =>
    authorizeTaskAction(action, { actor: requireActor(documents, actorId), task, now: context.now })
  return {
    read: deciding('read'),
    edit: deciding('edit'),
    delete: deciding('edit'),
    assign: deciding('assign'),
    'unlink-one': deciding('unlink'),
    score: (actorId) => scoreTask(context)({ direction: 'up' })({ user: requireActor(documents, actorId), task }),
  }
}

const own = aHabit({ _id: idOf('task'), userId: idOf('owner') })

/** What is done with a player's own task, and with their copy of a challenge's. */
export const taskActs: Acts = actsOf(own)
export const copyActs: Acts = actsOf({ ...own, challenge: { id: idOf('challenge'), taskId: idOf('original') } })
