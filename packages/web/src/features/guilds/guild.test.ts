import type { GroupBasic } from '@daykeep/api/contract'
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
      categories: ['academics'],
    })
  })
})
