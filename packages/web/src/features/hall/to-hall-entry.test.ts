import { describe, expect, it } from 'vitest'
import { toHallEntry } from './to-hall-entry.ts'

describe('a row of the hall', () => {
  const row = {
    _id: 'a',
    id: 'a',
    profile: { name: 'Ida' },
    contributor: { level: 4, text: 'Smith', contributions: '**Art**' },
    backer: { tier: 2 },
  }

  it('shows a contributor with level, title and deeds, and a patron with the tier', () => {
    expect(toHallEntry('contributors')(row)).toEqual({
      id: 'a',
      name: 'Ida',
      rank: 4,
      title: 'Smith',
      contributions: '**Art**',
    })
    expect(toHallEntry('patrons')(row)).toEqual({ id: 'a', name: 'Ida', rank: 2, title: '', contributions: '' })
  })
})
