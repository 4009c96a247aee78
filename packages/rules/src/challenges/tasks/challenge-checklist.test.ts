import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aChallenge,
  aGroup,
  aPerson,
  aShared,
  aTodo,
  documentsWith,
  expectRefusal,
  idOf,
  NOON,
  outcomeOf,
} from '../../../test-kit/index.ts'
import { asKey, type ChecklistItem, type Task, type TaskId } from '../../model/index.ts'
import { addChallengeItem, deleteChallengeItem, updateChallengeItem } from './challenge-checklist.ts'
import { moveChallengeTask } from './move-challenge-task.ts'
import { updateChallengeTask } from './update-challenge-task.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }
const challenge = idOf('walks')
const step = (id: string, text: string, completed = false): ChecklistItem => ({ id, text, completed })

const original = aShared.todo('todo', {
  challenge: { id: challenge },
  checklist: [step('a', 'Shoes'), step('b', 'Water')],
})
/** Ida has ticked an item, written another her own way, and added one. */
const copy = aTodo({
  _id: idOf('copy'),
  userId: idOf('ida'),
  text: 'todo',
  challenge: { id: challenge, taskId: original._id, shortName: 'walks' },
  checklist: [step('a', 'Shoes', true), step('b', 'Tea'), step('own', 'Dog')],
})
const documents = documentsWith({
  users: [aPerson('leader'), aPerson('ida', { challenges: [challenge] })],
  groups: [aGroup('guild')],
  challenges: [
    aChallenge('walks', {
      group: idOf('guild'),
      leader: idOf('leader'),
      memberCount: 1,
      tasksOrder: { habits: [], dailys: [], todos: [asKey<TaskId>(original._id), asKey('other')], rewards: [] },
    }),
  ],
  sharedTasks: [original],
  tasks: [copy],
})
const stepsOf = (tasks: Readonly<Record<string, Task>>) => {
  const found = tasks[copy._id]
  return found !== undefined && 'checklist' in found ? found.checklist : []
}
const params = { actorId: idOf('leader'), task: original._id }

describe('the checklist of a task of a challenge', () => {
  it('hands a new item to every copy, unticked', () => {
    const { state } = outcomeOf(addChallengeItem(context)({ ...params, text: 'Map', completed: true })(documents))
    expect(stepsOf(state.tasks)).toEqual([
      ...copy.checklist,
      expect.objectContaining({ text: 'Map', completed: false }),
    ])
  })

  it('hands on new words, but not where the participant wrote their own', () => {
    const renamed = outcomeOf(updateChallengeItem(context)({ ...params, item: 'a', text: 'Boots' })(documents))
    expect(stepsOf(renamed.state.tasks)[0]).toEqual(step('a', 'Boots', true))
    const own = outcomeOf(updateChallengeItem(context)({ ...params, item: 'b', text: 'Juice' })(documents))
    expect(stepsOf(own.state.tasks)[1]).toEqual(step('b', 'Tea'))
  })

  it('takes a deleted item from every copy; items of the participant stay', () => {
    const { state } = outcomeOf(deleteChallengeItem(context)({ ...params, item: 'b' })(documents))
    expect(stepsOf(state.tasks).map(({ id }) => id)).toEqual(['a', 'own'])
  })

  it('does the same when the whole task is saved', () => {
    const changes = { checklist: [step('a', 'Shoes'), step('c', 'Sun')] }
    const { state } = outcomeOf(updateChallengeTask(context)({ ...params, changes })(documents))
    expect(stepsOf(state.tasks).map(({ text }) => text)).toEqual(['Shoes', 'Dog', 'Sun'])
  })

  it('is for those who lead the challenge', () => {
    const asIda = { ...params, actorId: idOf('ida') }
    expectRefusal(addChallengeItem(context)({ ...asIda, text: 'Map' })(documents), 'onlyChalLeaderEditTasks')
    expectRefusal(deleteChallengeItem(context)({ ...params, item: 'gone' })(documents), 'checklistItemNotFound')
  })
})

describe('moving a task of a challenge', () => {
  it('changes the order of the challenge, and nobody’s own', () => {
    const { state, report } = outcomeOf(moveChallengeTask(context)({ ...params, position: -1 })(documents))
    expect(report).toEqual(['other', original._id])
    expect(state.challenges[challenge]?.tasksOrder.todos).toEqual(report)
    expect(state.users).toBe(documents.users)
  })

  it('is refused to participants', () =>
    expectRefusal(
      moveChallengeTask(context)({ ...params, actorId: idOf('ida'), position: 0 })(documents),
      'onlyChalLeaderEditTasks',
    ))
})
