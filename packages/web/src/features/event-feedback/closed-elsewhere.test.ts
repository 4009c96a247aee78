import { asKey, type Player, type Task, type Todo } from '@daykeep/rules/model'
import { aDaily, aPlayer, aTodo, aUser } from '@daykeep/rules/test-kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadContentTexts } from '../../i18n/index.ts'
import { closedElsewhere } from './closed-elsewhere.ts'

const playerWith = (...tasks: ReadonlyArray<Task>): Player => aPlayer(aUser(), tasks)
const daily = (text: string, completed = false) => aDaily({ _id: asKey(text), text, completed })
const todo = (text: string, changes: Partial<Todo> = {}) => aTodo({ _id: asKey(text), text, ...changes })
const shown = (before: Player, after: Player) => closedElsewhere(before, after).map(({ text }) => text)

beforeAll(() => loadContentTexts())

describe('what was done on another device', () => {
  it('is named', () =>
    expect(shown(playerWith(daily('Run'), daily('Read')), playerWith(daily('Run', true), daily('Read')))).toEqual([
      'Done on another device: Run',
    ]))

  it('may be a to-do, which leaves the list in either case', () =>
    expect(shown(playerWith(todo('Call home'), daily('Run')), playerWith(daily('Run', true)))).toEqual([
      'Done or removed on another device: Call home and Run',
    ]))

  it('is one line for many', () => {
    const names = ['A', 'B', 'C', 'D', 'E']
    expect(shown(playerWith(...names.map((name) => todo(name))), playerWith())).toEqual([
      'Done or removed on another device: A, B, C, and 2 more',
    ])
  })

  it('is nothing that was open before and still is, or came since, or is done again', () => {
    expect(shown(playerWith(daily('Run', true)), playerWith(daily('Run')))).toEqual([])
    expect(shown(playerWith(), playerWith(daily('Run', true), todo('New')))).toEqual([])
    expect(shown(playerWith(daily('Run')), playerWith())).toEqual([])
  })

  it('is nothing that a group or a challenge decides about', () => {
    const { group, challenge } = todo('Any')
    const ofGroup = todo('Ours', { group: { ...group, id: asKey('board') } })
    const ofChallenge = todo('Theirs', { challenge: { ...challenge, id: asKey('month of walks') } })
    expect(shown(playerWith(ofGroup, ofChallenge), playerWith({ ...ofGroup, completed: true }))).toEqual([])
  })
})
