import { describe, expect, it } from 'vitest'
import { isInSection, sectionsWith } from './navigation.ts'

describe('the navigation', () => {
  it('leads only to what is there', () => {
    const here = sectionsWith((name) => ['tasks', 'items', 'stable', 'market'].includes(name))
    expect(here).toEqual([
      { name: 'tasks', to: 'tasks', rooms: [] },
      { name: 'inventory', to: 'items', rooms: ['items', 'stable'] },
      { name: 'shops', to: 'market', rooms: [] },
    ])
  })

  it('leads to the first room that is there when the usual one is not', () => {
    expect(sectionsWith((name) => name === 'stable')).toEqual([{ name: 'inventory', to: 'stable', rooms: [] }])
  })

  it('knows in which section one is', () => {
    const [, inventory] = sectionsWith(() => true)
    expect(inventory !== undefined && isInSection('stable', inventory)).toBe(true)
    expect(inventory !== undefined && isInSection('market', inventory)).toBe(false)
  })
})
