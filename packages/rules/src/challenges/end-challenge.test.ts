import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aChallenge,
  aCatalogue,
  aGroup,
  aHabit,
  outcomeOf,
  aPerson,
  aShared,
  documentsWith,
  type DeepPartial,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import type { Group, TagId, User } from '../model/index.ts'
import { deleteChallenge } from './delete-challenge.ts'
import { selectWinner } from './select-winner.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }
const challenge = idOf('walks')
const copy = aHabit({ _id: idOf('copy'), userId: idOf('ida'), challenge: { id: challenge, taskId: idOf('walk') } })
const guild = aGroup('guild', { type: 'guild', challengeCount: 2 })

const town = (winner: DeepPartial<User> = {}, group: Group = guild) =>
  documentsWith({
    users: [
      aPerson('leader', { balance: 1 }),
      aPerson('ida', {
        challenges: [challenge],
        tags: [{ id: idOf<TagId>('walks'), name: 'walks', challenge: true }],
        balance: 0.5,
        ...winner,
      }),
    ],
    groups: [group],
    challenges: [aChallenge('walks', { prize: 6, memberCount: 1 })],
    sharedTasks: [aShared.habit('walk', { challenge: { id: challenge } }), aShared.habit('other')],
    tasks: [copy],
  })
const params = { actorId: idOf('leader'), challenge }

describe('selectWinner (rules 11.5)', () => {
  const { state, events } = outcomeOf(selectWinner(context)({ ...params, winner: idOf('ida') })(town()))

  it('gives the winner the prize and the honour', () => {
    expect(state.users[idOf('ida')]).toMatchObject({ balance: 2, achievements: { challenges: ['walks'] } })
    expect(events).toMatchObject([
      { to: idOf('ida'), event: { type: 'ChallengeWon', name: 'walks', prize: 6, leader: idOf('leader') } },
      { to: idOf('ida'), event: { type: 'CurrencyGained', amount: 1.5, left: 2 } },
    ])
  })

  it('breaks the copies, which name the winner', () => {
    expect(state.tasks[copy._id]?.challenge).toEqual({
      id: challenge,
      taskId: idOf('walk'),
      broken: 'CHALLENGE_CLOSED',
      winner: 'ida',
    })
  })

  it('takes the challenge away from everywhere', () => {
    expect(state.challenges).toEqual({})
    expect(Object.keys(state.sharedTasks)).toEqual([idOf('other')])
    expect(state.users[idOf('ida')]).toMatchObject({ challenges: [], tags: [{ id: challenge, name: 'walks' }] })
    expect(state.users[idOf('ida')]?.tags[0]?.challenge).toBeUndefined()
    expect(state.groups[guild._id]?.challengeCount).toBe(1)
  })

  it('gives the prize back to the leader where a group keeps gems from its members (rules 11.6)', () => {
    const keeping = { ...guild, leaderOnly: { challenges: false, getGems: true }, purchased: { plan: A_PLAN } }
    const paidFor = { guilds: [guild._id], purchased: { plan: { customerId: 'group-plan' } } }
    const after = outcomeOf(selectWinner(context)({ ...params, winner: idOf('ida') })(town(paidFor, keeping))).state
    expect([after.users[idOf('ida')]?.balance, after.users[idOf('leader')]?.balance]).toEqual([0.5, 2.5])
    expect(after.users[idOf('ida')]?.achievements.challenges).toEqual(['walks'])
  })
})

describe('deleteChallenge (rules 11.5)', () => {
  const { state } = outcomeOf(deleteChallenge(context)(params)(town()))

  it('refunds the prize to its leader', () => expect(state.users[idOf('leader')]?.balance).toBe(2.5))

  it('breaks the copies, which stay', () => {
    expect(state.tasks[copy._id]?.challenge.broken).toBe('CHALLENGE_DELETED')
    expect(state.challenges).toEqual({})
  })

  it('may be done by staff from outside', () => {
    const staff = aPerson('staff', { permissions: { challengeAdmin: true } })
    const documents = town()
    const after = outcomeOf(
      deleteChallenge(context)({ actorId: staff._id, challenge })({
        ...documents,
        users: { ...documents.users, [staff._id]: staff },
      }),
    ).state
    expect(after.users[idOf('leader')]?.balance).toBe(2.5)
    expect(after.users[staff._id]).toBe(staff)
  })
})
