import { describe, expect, it } from 'vitest'
import { outcomeOf, aParty, aPartyQuest, expectRefusal, memberId, partyIn } from '../../test-kit/index.ts'
import { NO_QUEST } from '../model/index.ts'
import { mayBeRemoved, mayLeaveParty, withNewcomer, withoutMember } from './index.ts'

const waiting = aPartyQuest('owl', { ada: null, bo: true, cy: true })
const running = aPartyQuest('owl', { bo: true, cy: true }, { active: true })

describe('withNewcomer', () => {
  it('asks along who joins while a quest waits', () => {
    const before = aParty({ quest: waiting })
    const after = withNewcomer(before, partyIn(before), memberId('di'))
    expect(partyIn(after).quest.members).toMatchObject({ di: null })
    expect(after.users[memberId('di')]?.party.quest).toMatchObject({ key: 'owl', RSVPNeeded: true })
  })

  it.each([
    ['none is there', NO_QUEST],
    ['one runs already', running],
  ])('changes nothing when %s', (_, quest) => {
    const party = aParty({ quest })
    expect(withNewcomer(party, partyIn(party), memberId('di'))).toBe(party)
  })
})

describe('mayLeaveParty', () => {
  it.each([
    ['no quest', NO_QUEST, 'bo', undefined],
    ['the owner of a quest that waits', waiting, 'bo', 'questLeaderCannotLeaveGroup'],
    ['the owner of a quest that runs', running, 'bo', 'questLeaderCannotLeaveGroup'],
    ['one who said yes to a quest that waits', waiting, 'cy', undefined],
    ['one who is on a quest', running, 'cy', 'cannotLeaveWhileActiveQuest'],
    ['one who stayed at home', running, 'ada', undefined],
  ] as const)('looks at %s', (_, quest, name, key) => {
    const result = mayLeaveParty(quest, memberId(name))
    if (key === undefined) expect(outcomeOf(result)).toBeUndefined()
    else expectRefusal(result, key)
  })
})

describe('mayBeRemoved', () => {
  it('keeps the owner of a quest in the party', () => {
    expectRefusal(mayBeRemoved(waiting, memberId('bo')), 'cannotRemoveQuestOwner')
    expect(outcomeOf(mayBeRemoved(running, memberId('cy')))).toBeUndefined()
  })
})

describe('withoutMember', () => {
  it('forgets who has left the party', () => {
    expect(Object.keys(withoutMember(running, memberId('cy')).members)).toEqual(['bo'])
    expect(withoutMember(running, memberId('ada'))).toBe(running)
  })
})
