import { beforeEach, describe, expect, it } from 'vitest'
import { tasksCreated } from './tasks-created.ts'

beforeEach(() => localStorage.clear())

describe('the count of tasks made in this browser', () => {
  it('begins at none and stops at two', () => {
    const counted = [1, 1, 1].map((made) => {
      tasksCreated.add(made)
      return [tasksCreated.count(), tasksCreated.isComplete()]
    })
    expect(counted).toEqual([
      [1, false],
      [2, true],
      [2, true],
    ])
  })

  it('counts several at once no further than two', () => {
    tasksCreated.add(30)
    expect(localStorage.getItem('daykeep.tasks-created')).toBe('2')
  })

  it('begins anew where the browser holds something else', () => {
    localStorage.setItem('daykeep.tasks-created', 'many')
    tasksCreated.add(1)
    expect(tasksCreated.count()).toBe(1)
  })
})
