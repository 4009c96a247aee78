import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { aCatalogue, answerOf, aPerson, aShared, expectRefusal, NOON, onBoardOf } from '../../../test-kit/index.ts'
import { outcome } from '../../kernel/index.ts'
import { changeShared, onShared } from './change-shared.ts'

const world = { catalogue: aCatalogue(), now: NOON + 1, seed: 'seed' }
const actor = aPerson('ida')
const task = aShared.todo('task', { group: onBoardOf('guild', { nia: false }) })

describe('a change of a shared task', () => {
  it('writes what own tasks take, and keeps what ties it to its board', () => {
    const changed = answerOf(changeShared(world, actor, task, { text: 'Mop', notes: 'twice' }))
    expect(changed).toMatchObject({ text: 'Mop', notes: 'twice', group: task.group, challenge: task.challenge })
    expect(changed).not.toHaveProperty('userId')
  })

  it('that changes nothing leaves the same object', () => {
    expect(answerOf(changeShared(world, actor, task, { text: task.text }))).toBe(task)
    expect(answerOf(onShared((state) => E.right({ ...outcome(state), report: state.task }), actor, task))).toBe(task)
  })

  it('by a rule of own tasks comes back as nobody’s own', () => {
    const folded = answerOf(
      onShared(
        ({ user, task: mine }) => E.right({ ...outcome({ user, task: { ...mine, text: 'Fold' } }), report: mine }),
        actor,
        task,
      ),
    )
    expect(folded).toStrictEqual({ ...task, text: 'Fold' })
  })

  it('is refused like one of an own task', () => {
    expectRefusal(changeShared(world, actor, task, { text: '' }), 'invalidReqParams')
  })
})
