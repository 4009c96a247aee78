import { aDaily, aHabit, aPlayer, aUser } from '@daykeep/rules/test-kit'
import { asKey, type Task } from '@daykeep/rules/model'
import { describe, expect, it } from 'vitest'
import { toBroken } from './to-broken.ts'

type Link = Task['challenge']
const link = (changes: Link): Link => ({ id: 'walks', shortName: 'Walks', ...changes })
const player = (...tasks: ReadonlyArray<Task>) => aPlayer(aUser({ profile: { name: 'Ida' } }), tasks)

describe('a copy whose challenge is gone', () => {
  it('asks for itself when its task was deleted', () => {
    const copy = aHabit({ text: 'Walk', challenge: link({ broken: 'TASK_DELETED' }) })
    expect(toBroken(player(copy), copy)).toEqual({ type: 'task', challenge: 'Walks', title: 'Walk' })
  })

  it('asks for all copies when the challenge was deleted', () => {
    const challenge = link({ broken: 'CHALLENGE_DELETED' })
    const [one, other] = [aHabit({ _id: asKey('one'), challenge }), aDaily({ _id: asKey('other'), challenge })]
    expect(toBroken(player(one, other), one)).toEqual({ type: 'gone', challenge: 'Walks', count: 2 })
  })

  it.each([
    ['Nia', false],
    ['Ida', true],
  ])('names %s who has won', (winner, wonByReader) => {
    const copy = aHabit({ challenge: link({ broken: 'CHALLENGE_CLOSED', winner }) })
    expect(toBroken(player(copy), copy)).toEqual({ type: 'closed', challenge: 'Walks', count: 1, winner, wonByReader })
  })

  it('is nothing to ask about while the challenge runs', () => {
    const copy = aHabit({ challenge: link({}) })
    expect(toBroken(player(copy), copy)).toBeUndefined()
  })
})
