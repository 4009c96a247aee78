import { describe, expect, it } from 'vitest'
import { NEWCOMER } from '../../art/index.ts'
import { MEMBER_ORDERS, type MemberModel, ordersFor, type Sorting, sortMembers } from './member.ts'

const member = (name: string, changes: Partial<MemberModel>): MemberModel => ({
  id: name,
  name,
  username: name,
  avatar: NEWCOMER,
  level: 1,
  class: undefined,
  created: 0,
  lastSeen: 0,
  background: '',
  tier: 0,
  ...changes,
})

const MEMBERS = [
  member('Ada', { level: 3, class: 'wizard', created: 1, lastSeen: 9, background: 'violet' }),
  member('Ben', { level: 9, class: 'healer', created: 3, lastSeen: 1, tier: 7 }),
  member('Cem', { level: 5, class: 'rogue', created: 2, lastSeen: 5, background: 'beach' }),
]
const ROLES = { leaderId: 'Cem', managers: new Set(['Ben']) }
const names = (by: Sorting['by'], isTurned = false) =>
  sortMembers(MEMBERS, { by, isTurned }, ROLES)
    .map(({ name }) => name)
    .join(' ')

describe('the members of a group (screens 7.3)', () => {
  it.each([
    ['role', 'Cem Ben Ada'],
    ['name', 'Ada Ben Cem'],
    ['level', 'Ben Cem Ada'],
    ['class', 'Ben Cem Ada'],
    ['background', 'Ben Cem Ada'],
    ['created', 'Ben Cem Ada'],
    ['lastSeen', 'Ada Cem Ben'],
    ['tier', 'Ben Ada Cem'],
  ] as const)('are sorted by %s: %s', (by, sorted) => expect(names(by)).toBe(sorted))

  it('are turned round, ties still by name', () => {
    expect(names('level', true)).toBe('Ada Cem Ben')
    expect(names('tier', true)).toBe('Ada Cem Ben')
  })

  it('are sorted here where all are known, by the server where there are more, and not at all where they are very many', () => {
    expect(ordersFor(60)).toEqual(MEMBER_ORDERS)
    expect(ordersFor(61)).not.toContain('role')
    expect(ordersFor(61)).toContain('lastSeen')
    expect(ordersFor(5001)).toEqual([])
  })
})
