import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aHabit, outcomeOf, aPlayer, aTodo, aUser, expectRefusal, NOON } from '../test-kit/index.ts'
import { taskCommand, taskNamed, userCommand } from './command.ts'
import { outcome } from './kernel/index.ts'
import { asKey, type TaskOfPlayer } from './model/index.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: {} }
const one = aHabit({ _id: asKey('one'), alias: 'walk' })
const two = aTodo({ _id: asKey('two'), alias: 'one' })
const player = aPlayer(aUser(), [one, two])
const params = t.readonly(t.type({ task: t.string }))

/** A command that makes this of a player and one of their tasks. */
const making = (change: (state: TaskOfPlayer) => TaskOfPlayer) =>
  taskCommand({ params, rule: () => () => (state: TaskOfPlayer) => E.right(outcome(change(state))) })

describe('a command about one task', () => {
  it('keeps the player when its rule changes nothing', () => {
    const command = making((state) => ({ ...state }))
    expect(outcomeOf(command.rule(context)({ task: 'one' })(player)).state).toBe(player)
  })

  it('keeps the tasks when only the player changed', () => {
    const command = making(({ user, task }) => ({ user: { ...user, balance: 3 }, task }))
    const { state } = outcomeOf(command.rule(context)({ task: 'one' })(player))
    expect([state.user.balance, state.tasks === player.tasks]).toEqual([3, true])
  })

  it('keeps the player’s document and the other tasks when only the task changed', () => {
    const command = making(({ user, task }) => ({ user, task: { ...task, text: 'Run' } }))
    const { state } = outcomeOf(command.rule(context)({ task: 'one' })(player))
    expect(state.user).toBe(player.user)
    expect(state.tasks).toEqual({ ...player.tasks, [one._id]: { ...one, text: 'Run' } })
  })

  it('asks for the task that it names, and refuses when there is none', () => {
    const command = making((state) => state)
    expect(command.scope({ task: 'one' })).toEqual({ named: ['one'] })
    expectRefusal(command.rule(context)({ task: 'constructor' })(player), 'messageTaskNotFound')
  })
})

describe('a task by its name', () => {
  it.each([
    ['an id', 'two', two],
    ['an alias', 'walk', one],
    ['an id that is the alias of another', 'one', one],
    ['nothing that there is', 'swim', undefined],
  ])('is found by %s', (_, name, task) => expect(taskNamed(player, name)).toBe(task))
})

describe('a command about the player alone', () => {
  it('asks for no task, and keeps the player when its rule changes nothing', () => {
    const command = userCommand({ params: t.type({}), rule: () => () => (user) => E.right(outcome(user)) })
    expect(command.scope({})).toBe('none')
    expect(outcomeOf(command.rule(context)({})(player)).state).toBe(player)
  })

  it('keeps the tasks when it changes the player', () => {
    const command = userCommand({
      params: t.type({}),
      rule: () => () => (user) => E.right(outcome({ ...user, balance: 3 })),
    })
    const { state } = outcomeOf(command.rule(context)({})(player))
    expect([state.user.balance, state.tasks === player.tasks]).toEqual([3, true])
  })
})
