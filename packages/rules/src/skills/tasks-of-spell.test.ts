import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../test-kit/index.ts'
import { tasksOfSpell } from './tasks-of-spell.ts'

describe('the tasks that a spell needs', () => {
  it('are the named one, or none', () => {
    expect(tasksOfSpell({ skill: 'smash', target: 'id' })).toEqual({ named: ['id'] })
    expect(tasksOfSpell({ skill: 'heal' })).toBe('none')
    expect(tasksOfSpell({ skill: '__proto__' })).toBe('none')
  })

  it('are all for skills on all tasks, and those still to do for skills that hide from dailies', () => {
    for (const { key, target, effect } of Object.values(loadCatalogue().skills)) {
      const scope = tasksOfSpell({ skill: key })
      if (target === 'tasks') expect(scope, key).toBe('all')
      else expect(scope, key).toBe(effect.type === 'hide' ? 'active' : 'none')
    }
  })
})
