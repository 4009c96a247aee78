import { describe, expect, it } from 'vitest'
import { aCatalogue, aPlayer, aTodo, aUser, NOON, outcomeOf } from '../../test-kit/index.ts'
import { asKey, type User } from '../model/index.ts'
import { updateUser } from './update-user.ts'

const catalogue = aCatalogue()

describe('updateUser', () => {
  it('replaces the tags: those of groups stay, and tags that are gone are taken off the tasks', () => {
    const tags = [
      { id: asKey<User['tags'][number]['id']>('a'), name: 'A' },
      { id: asKey<User['tags'][number]['id']>('c'), name: 'C', challenge: true },
      { id: asKey<User['tags'][number]['id']>('g'), name: 'G', group: 'g' },
    ]
    const player = aPlayer(aUser({ tags }), [aTodo({ tags: [asKey('a'), asKey('g')] })])
    const list = [
      { id: 'c', name: 'Cup' },
      { id: 'n', name: 'New', challenge: true },
    ]
    const { state } = outcomeOf(
      updateUser({ catalogue, now: NOON + 1, seed: 'seed' })({ changes: { tags: list } })(player),
    )
    expect(state.user.tags).toEqual([
      { id: 'c', name: 'Cup', challenge: true },
      { id: 'n', name: 'New' },
      { id: 'g', name: 'G', group: 'g' },
    ])
    expect(Object.values(state.tasks)[0]?.tags).toEqual(['g'])
  })
})
