import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aChallenge,
  aGroup,
  outcomeOf,
  aPerson,
  aShared,
  documentsWith,
  idOf,
  NOON,
} from '../../test-kit/index.ts'
import type { ChecklistItem, SharedTask } from '../model/index.ts'
import { cloneChallenge } from './clone-challenge.ts'

const link = { challenge: { id: idOf<string>('walks') } } as Pick<SharedTask, 'challenge'>
const checklist: ReadonlyArray<ChecklistItem> = [
  { id: 'one', text: 'Boots', completed: true },
  { id: 'two', text: 'Hat', completed: false },
]
const history = [{ date: NOON, value: 3 }]
const used = { ...link, value: 3 }
const town = documentsWith({
  users: [aPerson('leader', { guilds: [idOf('guild')] })],
  groups: [aGroup('guild', { type: 'guild' })],
  challenges: [aChallenge('walks')],
  sharedTasks: [
    aShared.habit('habit', { ...used, counterUp: 4, counterDown: 5, history }),
    aShared.daily('daily', { ...used, streak: 6, completed: true, history, checklist }),
    aShared.todo('todo', { ...used, completed: true, dateCompleted: '2026-06-09T12:00:00.000Z', checklist }),
    aShared.reward('reward', { ...link, value: 9 }),
  ],
})

describe('the tasks of a cloned challenge (rules 11.5)', () => {
  const as = { group: idOf('guild'), name: 'Again', shortName: 'again' }
  const context = { catalogue: aCatalogue(), now: NOON, seed: 'clone' }
  const { report } = outcomeOf(cloneChallenge(context)({ actorId: idOf('leader'), challenge: idOf('walks'), as })(town))
  const cloned = (type: string) => report.tasks.find((task) => task.type === type)

  it('are as at their beginning', () => {
    expect(cloned('habit')).toMatchObject({ value: 0, counterUp: 0, counterDown: 0, history: [] })
    expect(cloned('daily')).toMatchObject({ value: 0, streak: 0, completed: false, history: [] })
    expect(cloned('todo')).toMatchObject({ value: 0, completed: false })
    expect(cloned('todo')).not.toHaveProperty('dateCompleted')
  })

  it('keep the price of a reward', () => expect(cloned('reward')).toMatchObject({ value: 9 }))

  it('have steps of their own, none of them done', () => {
    for (const task of [cloned('daily'), cloned('todo')]) {
      const steps = task !== undefined && 'checklist' in task ? task.checklist : []
      expect(steps.map(({ text, completed }) => [text, completed])).toEqual([
        ['Boots', false],
        ['Hat', false],
      ])
      expect(steps.filter(({ id }) => id === 'one' || id === 'two')).toEqual([])
    }
  })

  it('all have new ids, also among their steps', () => {
    const ids = report.tasks.flatMap((task) => [
      task._id,
      ...('checklist' in task ? task.checklist.map(({ id }) => id) : []),
    ])
    expect(new Set(ids).size).toBe(8)
    expect(ids.filter((id) => town.sharedTasks[id] !== undefined)).toEqual([])
  })
})
