import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aPerson, aShared, expectRefusal, NOON, onBoardOf } from '../../test-kit/index.ts'
import { outcome } from '../kernel/index.ts'
import { updateSharedTask, applyToSharedTask } from './update-shared-task.ts'

const context = { catalogue: aCatalogue(), now: NOON + 1, seed: 'seed' }
const actor = aPerson('ida')
const task = aShared.todo('task', { group: onBoardOf('guild', { nia: false }) })

describe('a change of a shared task', () => {
  it('writes what own tasks take, and keeps what ties it to its board', () => {
    const changed = outcomeOf(updateSharedTask(context, actor, task, { text: 'Mop', notes: 'twice' }))
    expect(changed).toMatchObject({ text: 'Mop', notes: 'twice', group: task.group, challenge: task.challenge })
    expect(changed).not.toHaveProperty('userId')
  })

  it('that changes nothing leaves the same object', () => {
    expect(outcomeOf(updateSharedTask(context, actor, task, { text: task.text }))).toBe(task)
    expect(
      outcomeOf(applyToSharedTask((state) => E.right({ ...outcome(state), report: state.task }), actor, task)),
    ).toBe(task)
  })

  it('by a rule of own tasks comes back as nobody’s own', () => {
    const folded = outcomeOf(
      applyToSharedTask(
        ({ user, task: mine }) => E.right({ ...outcome({ user, task: { ...mine, text: 'Fold' } }), report: mine }),
        actor,
        task,
      ),
    )
    expect(folded).toStrictEqual({ ...task, text: 'Fold' })
  })

  it('is refused like one of an own task', () => {
    expectRefusal(updateSharedTask(context, actor, task, { text: '' }), 'invalidReqParams')
  })
})
