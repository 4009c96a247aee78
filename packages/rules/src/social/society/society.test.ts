import { describe, expect, it } from 'vitest'
import { aCatalogue, aGroup, answerOf, aPerson, aSociety, expectRefusal, idOf, NOON } from '../../../test-kit/index.ts'
import { refuse } from '../../kernel/index.ts'
import { withStats } from '../../model/index.ts'
import { changedDocuments } from './changed-documents.ts'
import { perform } from './perform.ts'
import { done, type SocialRule } from './social-rule.ts'
import { actorOf, documentOf, withDocuments, withoutDocuments, withUser } from './society.ts'

const ida = aPerson('ida')
const nia = aPerson('nia')
const town = aSociety({ users: [ida, nia], groups: [aGroup('party')] })

describe('a society', () => {
  it('is the same one when nothing is other than before', () => {
    expect(withUser(town, ida)).toBe(town)
    expect(withoutDocuments(town, 'users', ['nobody'])).toBe(town)
    expect(withDocuments(town, 'tasks', [])).toBe(town)
  })

  it('does not take inherited names for documents', () => {
    expect(documentOf(town, 'users', 'constructor')).toBeUndefined()
  })

  it('misses the acting player loudly: that is a mistake of ours', () => {
    expect(() => actorOf(town, 'nobody')).toThrow('nobody')
  })

  it('says what shells have to write, and what to remove', () => {
    const eve = aPerson('eve')
    const richer = { ...ida, balance: 1 }
    const after = withoutDocuments(withDocuments(town, 'users', [richer, eve]), 'users', [nia._id])
    expect(changedDocuments(town, after, 'users')).toEqual({ inserted: [eve], replaced: [richer], removed: [nia._id] })
    expect(changedDocuments(town, after, 'groups')).toEqual({ inserted: [], replaced: [], removed: [] })
  })
})

type Greet = { readonly by: string }

describe('perform', () => {
  const greet: SocialRule<never, Greet, never, string> =
    () =>
    ({ by }) =>
    (society) =>
      done(withUser(society, withStats(actorOf(society, by), { gp: -1 })), 'hello', [
        { to: nia._id, event: { type: 'FriendRegistered' } },
      ])
  const act = { params: { by: ida._id }, at: NOON, seed: 'seed' }
  const { state, report } = answerOf(perform(aCatalogue())(greet, act)(town))

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
    const both: SocialRule<never, Greet, never, undefined> = () => () => (society) =>
      done(
        society,
        undefined,
        [ida, nia].map(({ _id }) => ({ to: _id, event: { type: 'FriendRegistered' } as const })),
      )
    const after = answerOf(perform(aCatalogue())(both, act)(town)).state
    const ids = [ida, nia].map(({ _id }) => after.users[_id]?.notifications[0]?.id)
    expect(new Set(ids).size).toBe(2)
  })

  it('hands a refusal on', () => {
    expectRefusal(perform(aCatalogue())(() => () => () => refuse('groupNotFound'), act)(town), 'groupNotFound')
  })

  it('leaves others as they are', () => {
    const eve = aPerson('eve')
    const bigger = withUser(town, eve)
    expect(answerOf(perform(aCatalogue())(greet, act)(bigger)).state.users[idOf('eve')]).toBe(eve)
  })
})
