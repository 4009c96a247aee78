import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aParty,
  aPartyQuest,
  aPerson,
  aQuest,
  expectRefusal,
  linesIn,
  memberId,
  NOON,
  outcomeOf,
  partyIn,
} from '../../test-kit/index.ts'
import { requireActor, withUser } from '../documents/index.ts'
import { toIso } from '../kernel/index.ts'
import { asKey, NO_QUEST, type PartyQuest, type QuestKey } from '../model/index.ts'
import { mayBeRemoved, mayLeaveParty, withNewcomer, withoutDeparted } from './index.ts'

const waiting = aPartyQuest('owl', { ada: null, bo: true, cy: true })
const running = aPartyQuest('owl', { bo: true, cy: true }, { active: true })

describe('withNewcomer', () => {
  it('asks along who joins while a quest waits', () => {
    const before = aParty({ quest: waiting })
    const after = withNewcomer(before, partyIn(before), memberId('di'), NOON)
    expect(partyIn(after).quest).toMatchObject({
      members: { di: null },
      invitedAt: { di: toIso(NOON) },
    })
    expect(after.users[memberId('di')]?.party.quest).toMatchObject({ key: 'owl', RSVPNeeded: true })
  })

  it.each([
    ['none is there', NO_QUEST],
    ['one runs already', running],
  ])('changes nothing when %s', (_, quest) => {
    const party = aParty({ quest })
    expect(withNewcomer(party, partyIn(party), memberId('di'), NOON)).toBe(party)
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

describe('withoutDeparted', () => {
  const catalogue = aCatalogue({ quests: { [asKey<QuestKey>('owl')]: aQuest('owl') } })
  const lastAwaited = aPartyQuest('owl', { ada: null, bo: true, cy: true, di: false })
  const afterDeparture = (quest: PartyQuest, name: string) => {
    const before = aParty({ quest })
    const departed = requireActor(before, memberId(name))
    const rest = withUser(before, { ...departed, party: aPerson(name).party })
    const { state, events } = withoutDeparted(catalogue, partyIn(rest), departed)(rest)
    return { quest: partyIn(state).quest, lines: linesIn(events), users: state.users }
  }

  it('starts the quest when theirs was the last answer that it waited for', () => {
    const { quest, lines, users } = afterDeparture(lastAwaited, 'ada')
    expect(quest).toMatchObject({ active: true, members: { bo: true, cy: true } })
    expect(Object.keys(quest.members)).toEqual(['bo', 'cy'])
    expect(lines).toEqual([{ type: 'quest_start', quest: 'owl' }])
    expect(users[memberId('cy')]?.party.quest.key).toBe('owl')
  })

  it('still waits for others', () => {
    const { quest, lines } = afterDeparture(aPartyQuest('owl', { ada: null, bo: true, cy: null }), 'ada')
    expect([quest.active, quest.members, lines]).toEqual([false, { bo: true, cy: null }, []])
  })

  it('lets a running quest run on', () => {
    const { quest, lines } = afterDeparture(running, 'cy')
    expect([quest.active, quest.members, lines]).toEqual([true, { bo: true }, []])
  })

  it.each([
    ['quest_cancel', 'waits', waiting],
    ['quest_abort', 'runs', running],
  ])('calls off a quest of their own scroll: %s while it %s', (type, _, before) => {
    const { quest, lines, users } = afterDeparture(before, 'bo')
    expect(quest.key).toBeNull()
    expect(lines).toEqual([{ type, user: 'bo', quest: 'owl' }])
    expect(users[memberId('bo')]?.items.quests[asKey<QuestKey>('owl')] ?? 0).toBe(type === 'quest_abort' ? 1 : 0)
  })
})
