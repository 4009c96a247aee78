import type { GroupBasic, WireGroup } from '@daykeep/api/contract'
import { describe, expect, it } from 'vitest'
import { sizeOf, toGuild } from './guild.ts'

describe('the crest of a guild', () => {
  it.each([
    [1, 'bronze'],
    [99, 'bronze'],
    [100, 'silver'],
    [999, 'silver'],
    [1000, 'gold'],
  ] as const)('of %i members is of %s', (members, size) => expect(sizeOf(members)).toBe(size))
})

describe('toGuild', () => {
  const group = {
    _id: 'one',
    name: 'Early birds',
    summary: '',
    memberCount: 3,
    privacy: 'public',
    categories: [{ slug: 'academics', name: 'academics' }],
    leader: 'maren',
    balance: 1.25,
  } as unknown as GroupBasic

  it('knows members, its leader, and the gems of its bank', () => {
    expect(toGuild({ id: 'maren', guilds: ['one'] }, group)).toMatchObject({ isMember: true, leads: true, gems: 5 })
    expect(toGuild({ id: 'nia', guilds: [] }, group)).toMatchObject({
      isMember: false,
      leads: false,
      isPrivate: false,
      topics: [{ slug: 'academics', name: 'academics' }],
      leader: undefined,
    })
  })

  it('names its leader where the server does, unless the account is gone', () => {
    const reader = { id: 'nia', guilds: [] }
    const maren = { _id: 'maren', profile: { name: 'Maren' } }
    expect(toGuild(reader, { ...group, leaderPerson: maren } as unknown as GroupBasic).leader).toEqual({
      id: 'maren',
      name: 'Maren',
    })
    expect(toGuild(reader, { ...group, leader: maren } as unknown as WireGroup).leader?.name).toBe('Maren')
    const gone = { ...maren, profile: { name: '' } }
    expect(toGuild(reader, { ...group, leader: gone } as unknown as WireGroup).leader).toBeUndefined()
  })
})
