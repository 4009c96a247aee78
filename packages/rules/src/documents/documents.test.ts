import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aGroup,
  outcomeOf,
  aPerson,
  documentsWith,
  expectRefusal,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import { refuse } from '../kernel/index.ts'
import { withStats } from '../model/index.ts'
import { changedDocuments } from './changed-documents.ts'
import { executeShared } from '../execute/index.ts'
import { succeed, type SharedRule } from './shared-rule.ts'
import { requireActor, findDocument, withDocuments, withoutDocuments, withUser } from './documents.ts'

const ida = aPerson('ida')
const nia = aPerson('nia')
const town = documentsWith({ users: [ida, nia], groups: [aGroup('party')] })

describe('documents', () => {
  it('is the same one when nothing is other than before', () => {
    expect(withUser(town, ida)).toBe(town)
    expect(withoutDocuments(town, 'users', ['nobody'])).toBe(town)
    expect(withDocuments(town, 'tasks', [])).toBe(town)
  })

  it('does not take inherited names for documents', () => {
    expect(findDocument(town, 'users', 'constructor')).toBeUndefined()
  })

  it('misses the acting player loudly: that is a mistake of ours', () => {
    expect(() => requireActor(town, 'nobody')).toThrow('nobody')
  })

  it('says what shells have to write, and what to remove', () => {
    const eve = aPerson('eve')
    const richer = { ...ida, balance: 1 }
    const after = withoutDocuments(withDocuments(town, 'users', [richer, eve]), 'users', [nia._id])
    expect(changedDocuments(town, after, 'users')).toEqual({ inserted: [eve], replaced: [richer], removed: [nia._id] })
    expect(changedDocuments(town, after, 'groups')).toEqual({ inserted: [], replaced: [], removed: [] })
  })
})

describe('executeShared', () => {
  const greet: SharedRule<never, unknown, never, string> =
    () =>
    ({ actorId }) =>
    (documents) =>
      succeed(withUser(documents, withStats(requireActor(documents, actorId), { gp: -1 })), 'hello', [
        { to: nia._id, event: { type: 'FriendRegistered' } },
      ])
  const input = { params: {}, actorId: ida._id, at: NOON, seed: 'seed' }
  const { state, report } = outcomeOf(executeShared(aCatalogue())({ rule: greet }, input)(town))

  it('notifies those who are told', () => {
    expect(report).toBe('hello')
    expect(state.users[nia._id]?.notifications).toMatchObject([{ type: 'INVITED_FRIEND_ACHIEVEMENT', seen: false }])
    expect(state.users[ida._id]?.notifications).toEqual([])
  })

  it('settles whom it changed, and counts no turn', () => {
    expect(state.users[ida._id]?.stats.gp).toBe(0)
    expect(state.users[ida._id]?.turn).toBe(0)
  })

  it('gives each player’s notification an id of its own', () => {
    const both: SharedRule<never, unknown, never, undefined> = () => () => (documents) =>
      succeed(
        documents,
        undefined,
        [ida, nia].map(({ _id }) => ({ to: _id, event: { type: 'FriendRegistered' } as const })),
      )
    const after = outcomeOf(executeShared(aCatalogue())({ rule: both }, input)(town)).state
    const ids = [ida, nia].map(({ _id }) => after.users[_id]?.notifications[0]?.id)
    expect(new Set(ids).size).toBe(2)
  })

  it('hands a refusal on', () => {
    expectRefusal(
      executeShared(aCatalogue())({ rule: () => () => () => refuse('groupNotFound') }, input)(town),
      'groupNotFound',
    )
  })

  it('leaves others as they are', () => {
    const eve = aPerson('eve')
    const bigger = withUser(town, eve)
    expect(outcomeOf(executeShared(aCatalogue())({ rule: greet }, input)(bigger)).state.users[idOf('eve')]).toBe(eve)
  })
})
