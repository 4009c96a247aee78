import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTasks, aPerson, aTodo, idOf } from '../../test-kit/index.ts'
import type { SharedTask, Task } from '../model/index.ts'
import { asSharedTask, asOwnTask, NO_LINKS } from './as-own-task.ts'

const shared = ({ userId: _own, alias: _name, ...task }: Task): SharedTask => task
const borrower = aPerson('ida')

describe('a shared task that is lent', () => {
  it('always comes back as it went, and is the borrower’s alone meanwhile', () => {
    const law = fc.property(anyTasks, ([task = aTodo()]) => {
      const before = shared(task)
      const mine = asOwnTask(before, borrower)
      expect(mine).toMatchObject({ userId: borrower._id, ...NO_LINKS })
      expect(asSharedTask(mine, before)).toStrictEqual(before)
    })
    const onBoard = { group: { id: idOf('guild'), assignedUsers: [idOf('nia')], completedBy: {} } }
    fc.assert(law, {
      examples: [[[aTodo()]], [[aTodo({ challenge: { id: idOf('walks') } })]], [[aTodo(onBoard)]]] as [Task[]][],
    })
  })
})
