import { describe, expect, it } from 'vitest'
import { outcomeOf, aTodo, aUser, expectRefusal, NOON } from '../../test-kit/index.ts'
import { asKey } from '../model/index.ts'
import { addTaskTag } from './add-task-tag.ts'
import { removeTaskTag } from './remove-task-tag.ts'

const user = aUser({ tags: [{ id: asKey('work'), name: 'Work' }] })
const tagged = aTodo({ tags: [asKey('old'), asKey('work')] })
const context = { now: NOON + 1 }

describe('the tags of a task', () => {
  it('get one of the tags of the player', () => {
    const { report } = outcomeOf(addTaskTag(context)({ task: 'task-1', tag: 'work' })({ user, task: aTodo() }))
    expect(report).toEqual({ ...aTodo(), tags: ['work'], updatedAt: '2026-06-10T12:00:00.001Z' })
  })

  it('refuse a tag the player does not have, and one that is on already', () => {
    expectRefusal(addTaskTag(context)({ task: 'task-1', tag: 'old' })({ user, task: aTodo() }), 'tagNotFound')
    expectRefusal(addTaskTag(context)({ task: 'task-1', tag: 'work' })({ user, task: tagged }), 'alreadyTagged')
  })

  it('lose one that is on, also when the player has it no more', () => {
    const { report } = outcomeOf(removeTaskTag(context)({ task: 'task-1', tag: 'old' })({ user, task: tagged }))
    expect(report.tags).toEqual(['work'])
  })

  it('refuse to lose one that is not on', () => {
    expectRefusal(removeTaskTag(context)({ task: 'task-1', tag: 'work' })({ user, task: aTodo() }), 'tagNotFound')
  })
})
