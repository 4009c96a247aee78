import { describe, expect, it } from 'vitest'
import { HERO, HERO_PARTY } from '../fixtures.ts'
import { toPartyFacts } from './to-party-facts.ts'

type Branch = Readonly<Record<string, unknown>>

const withParty = (party: Branch, invitations: Branch = {}) => ({ ...HERO, party, invitations })
const withQuest = (quest: object) => ({ ...HERO_PARTY, quest: { ...quest } })

describe('the party of a player for support (screens 14.2)', () => {
  it('tells of the party, the part in its quest, and invitations', () => {
    expect(toPartyFacts(HERO, HERO_PARTY, false)).toEqual({
      groupId: 'party',
      party: { members: 4, isLeader: true },
      quest: { key: 'owl', isActive: true, damage: 12.5, items: 3 },
      invitations: { parties: 0, guilds: ['The mill'] },
      warnings: [],
    })
  })

  it('finds nothing odd about a player without a party', () => {
    expect(toPartyFacts(withParty({}), undefined, false)).toMatchObject({ groupId: '', warnings: [] })
  })

  it.each([
    ['their party is gone', withParty({ _id: 'party' }), undefined, true, 'partyMissing'],
    ['a quest without a party', withParty({ quest: { key: 'owl' } }), undefined, false, 'questWithoutParty'],
    ['another quest than the party', HERO, withQuest({ key: 'bat', active: true }), false, 'otherQuest'],
    ['a quest that has ended', HERO, withQuest({}), false, 'otherQuest'],
    ['the party alone counts them', withParty({ _id: 'party' }), HERO_PARTY, false, 'notInQuest'],
    [
      'an answer is awaited without a quest',
      withParty({ _id: 'party', quest: { RSVPNeeded: true } }),
      withQuest({}),
      false,
      'answerWithoutQuest',
    ],
    [
      'an invitation to the own party',
      withParty({ _id: 'party' }, { parties: [{ id: 'party' }] }),
      withQuest({}),
      false,
      'invitedToOwn',
    ],
  ] as const)('warns of %s', (_, hero, party, isMissing, warning) =>
    expect(toPartyFacts(hero, party, isMissing).warnings).toEqual([warning]),
  )
})
