import type { HallRow } from '@daykeep/api/contract'
import { describe, expect, it } from 'vitest'
import { toStaff } from './to-staff.ts'

const contributor = (id: string, level: number, text?: string): HallRow => ({
  _id: id,
  id,
  profile: { name: `Name of ${id}` },
  contributor: text === undefined ? { level } : { level, text },
  backer: {},
})

describe('toStaff', () => {
  it('takes moderators and staff from the hall, and leaves other contributors there', () => {
    const hall = [contributor('one', 9, 'Keeper'), contributor('two', 8), contributor('three', 7, 'Weaver')]
    expect(toStaff(hall)).toEqual([
      { id: 'one', name: 'Name of one', tier: 9, title: 'Keeper' },
      { id: 'two', name: 'Name of two', tier: 8, title: '' },
    ])
  })
})
