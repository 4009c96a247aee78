import { isUuid } from '../kernel/index.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeOf, aPlayer, aTodo, aUser, expectRefusal, NOON } from '../../test-kit/index.ts'
import { asKey, type Tag } from '../model/index.ts'
import { createTag } from './create-tag.ts'
import { deleteTag } from './delete-tag.ts'
import { reorderTags } from './reorder-tags.ts'
import { updateTag } from './update-tag.ts'

const tag = (id: string): Tag => ({ id: asKey(id), name: id.toUpperCase() })
const user = aUser({ tags: [tag('a'), tag('b'), tag('c')] })
const context = { seed: 'user-1/0', now: NOON + 1 }

describe('createTag', () => {
  it('adds a tag at the end, under an id of its own', () => {
    const { state, report } = outcomeOf(createTag(context)({ name: 'Work' })(user))
    expect(report).toEqual({ id: expect.toSatisfy(isUuid), name: 'Work' })
    expect(state.tags).toEqual([...user.tags, report])
  })

  it('keeps a given id that is free', () => {
    expect(outcomeOf(createTag(context)({ name: 'Work', id: 'd' })(user)).report.id).toBe('d')
    expect(outcomeOf(createTag(context)({ name: 'Work', id: 'a' })(user)).report.id).toSatisfy(isUuid)
  })

  it('refuses a tag without a name', () => {
    expect(createTag(context)({ name: ' ' })(user)).toMatchObject({
      left: { key: 'invalidReqParams', faults: [{ path: 'name', key: 'fieldRequired' }] },
    })
  })
})

describe('updateTag', () => {
  it('renames a tag and keeps what marks it', () => {
    const ofChallenge = aUser({ tags: [{ ...tag('a'), challenge: true }] })
    expect(outcomeOf(updateTag()({ tag: 'a', name: 'Play' })(ofChallenge)).state.tags).toEqual([
      { id: 'a', name: 'Play', challenge: true },
    ])
  })

  it('refuses a tag that is not there, and a name that is none', () => {
    expectRefusal(updateTag()({ tag: 'x', name: 'Play' })(user), 'tagNotFound')
    expectRefusal(updateTag()({ tag: 'a', name: '' })(user), 'invalidReqParams')
  })
})

describe('deleteTag', () => {
  const both = aTodo({ tags: [asKey('a'), asKey('b')] })
  const other = aTodo({ _id: asKey('task-2'), tags: [asKey('b')] })
  const player = aPlayer(user, [both, other])

  it('takes the tag off every task, and touches no other task', () => {
    const { state, events } = outcomeOf(deleteTag(context)({ tag: 'a' })(player))
    expect(state.user.tags).toEqual([tag('b'), tag('c')])
    expect(state.tasks[both._id]).toEqual({ ...both, tags: ['b'], updatedAt: '2026-06-10T12:00:00.001Z' })
    expect(state.tasks[other._id]).toBe(other)
    expect(events).toEqual([{ type: 'TaskUpdated', task: 'task-1' }])
  })

  it('leaves the tasks as they are when none has it', () => {
    expect(outcomeOf(deleteTag(context)({ tag: 'c' })(player)).state.tasks).toBe(player.tasks)
  })

  it('finds the tag no more afterwards', () => {
    expectRefusal(
      deleteTag(context)({ tag: 'a' })(outcomeOf(deleteTag(context)({ tag: 'a' })(player)).state),
      'tagNotFound',
    )
  })
})

describe('reorderTags', () => {
  it.each([
    ['c', 0, 'cab'],
    ['a', 1, 'bac'],
    ['a', 9, 'bca'],
    ['b', 1, 'abc'],
  ])('moves %s to place %i', (id, to, order) => {
    const moved = outcomeOf(reorderTags()({ tag: id, to })(user)).state.tags
    expect(moved.map((each) => each.id).join('')).toBe(order)
  })

  it('refuses a tag that is not there', () => expectRefusal(reorderTags()({ tag: 'x', to: 0 })(user), 'tagNotFound'))

  it('never loses or doubles a tag', () => {
    const law = fc.property(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -3, max: 9 }), (id, to) => {
      const moved = outcomeOf(reorderTags()({ tag: id, to })(user)).state.tags
      expect(moved).toHaveLength(3)
      expect(new Set(moved)).toEqual(new Set(user.tags))
    })
    fc.assert(law, {
      examples: [
        ['a', -1],
        ['a', 0],
        ['c', 3],
      ],
    })
  })
})
