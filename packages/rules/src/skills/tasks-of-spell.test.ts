import { describe, expect, it } from 'vitest'
import { loadListedCatalogue } from '../../test-kit/index.ts'
import { tasksOfSpell } from './tasks-of-spell.ts'

describe('the tasks that a spell needs', () => {
  it('are the named one, or none', () => {
    expect(tasksOfSpell({ skill: 'smash', target: 'id' })).toEqual({ named: ['id'] })
    expect(tasksOfSpell({ skill: 'smash' })).toBe('none')
    expect(tasksOfSpell({ skill: 'heal' })).toBe('none')
    expect(tasksOfSpell({ skill: 'snowball', target: 'member' })).toBe('none')
  })

  it.each(Object.values(loadListedCatalogue().skills))(
    'are all for skills on all tasks, and those still to do for skills that hide from dailies: $key',
    ({ key, target, effect }) => {
      const scope = tasksOfSpell({ skill: key, target: 'id' })
      if (target === 'tasks') expect(scope).toBe('all')
      else if (target === 'task') expect(scope).toEqual({ named: ['id'] })
      else expect(scope).toBe(effect.type === 'hide' ? 'active' : 'none')
    },
  )

  it('are all for a skill that a designer adds, whatever it reaches', () =>
    expect([tasksOfSpell({ skill: 'lullaby' }), tasksOfSpell({ skill: 'lullaby', target: 'id' })]).toEqual([
      'all',
      'all',
    ]))
})
