import { describe, expect, it } from 'vitest'
import { isInSection, SECTIONS, SECTIONS_OF_LEADERS } from './sections.ts'

const named = (name: string, sections = SECTIONS) => {
  const found = sections.find((section) => section.name === name)
  if (found === undefined) throw new Error(`no section ${name}`)
  return found
}

describe('the navigation', () => {
  it('begins every section at one of its pages', () => {
    for (const { to, rooms } of SECTIONS_OF_LEADERS) expect(rooms).toContain(to)
  })

  it('leads leaders of a party alone to those who look for one', () => {
    expect(named('party', SECTIONS_OF_LEADERS).rooms).toEqual(['party', 'lookingForParty'])
    expect(named('party').rooms).toEqual([])
    expect(SECTIONS.filter(({ name }) => name !== 'party')).toEqual(
      SECTIONS_OF_LEADERS.filter(({ name }) => name !== 'party'),
    )
  })

  it('knows in which section one is', () => {
    expect(isInSection('stable', named('inventory'))).toBe(true)
    expect(isInSection('market', named('inventory'))).toBe(false)
    expect(isInSection('party', named('party'))).toBe(true)
  })
})
