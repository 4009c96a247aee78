import { decideOnTask, type TaskAction } from '../../../src/social/permissions/index.ts'
import { actorOf } from '../../../src/social/society/index.ts'
import type { Task } from '../../../src/model/index.ts'
import { scoreTask } from '../../../src/scoring/index.ts'
import { aPerson, aSociety, idOf } from '../../../test-kit/people.ts'
import { aHabit } from '../../../test-kit/task.ts'
import { outsiders, staff } from './people.ts'
import { type Acts, world } from './world.ts'

const society = aSociety({ users: [aPerson('owner'), aPerson('challengeLeader'), ...staff, ...outsiders] })

const actsOf = (task: Task): Acts => {
  const deciding = (action: TaskAction) => (by: string) =>
    decideOnTask(action, { actor: actorOf(society, by), task, now: world.now })
  return {
    read: deciding('read'),
    edit: deciding('edit'),
    delete: deciding('edit'),
    assign: deciding('assign'),
    'unlink-one': deciding('unlink'),
    score: (by) => scoreTask(world)({ direction: 'up' })({ user: actorOf(society, by), task }),
  }
}

const own = aHabit({ _id: idOf('task'), userId: idOf('owner') })

/** What is done with a player's own task, and with their copy of a challenge's. */
export const taskActs: Acts = actsOf(own)
export const copyActs: Acts = actsOf({ ...own, challenge: { id: idOf('challenge'), taskId: idOf('original') } })
