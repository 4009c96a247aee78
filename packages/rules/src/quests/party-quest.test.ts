import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  outcomeOf,
  aParty,
  aPartyQuest,
  aQuest,
  expectRefusal,
  memberId,
  NOON,
  PARTY,
  partyIn,
  linesIn,
  eventsOf,
  changedUsers,
  type QuestAction,
  questActions,
} from '../../test-kit/index.ts'
import { asKey, QUEST_CALLED_OFF, type PartyQuest, type QuestKey, type User } from '../model/index.ts'
import type { Documents } from '../documents/index.ts'

const owl = asKey<QuestKey>('owl')
const soap = asKey<QuestKey>('soap')
const rage = { value: 50 }
const QUESTS = {
  [owl]: aQuest('owl', { level: 30, objective: { type: 'boss', hp: 500, str: 1, def: 1, rage } }),
  [soap]: aQuest('soap', { objective: { type: 'collect', items: { bars: 20, towels: 2 } } }),
}
const catalogue = aCatalogue({ quests: QUESTS })

const act = (action: QuestAction, name: string, state: Documents, quest = 'owl') =>
  outcomeOf(
    questActions[action]({ catalogue, now: NOON })({ actorId: memberId(name), group: PARTY, quest, hours: 24 })(state),
  )

const withScroll = { items: { quests: { [owl]: 2 } } }
const asking = aPartyQuest('owl', { ada: null, bo: true, cy: null, di: null })
const invitedParty = (quest: PartyQuest = asking) => {
  const invited = { party: { quest: { key: 'owl', RSVPNeeded: true, progress: { up: 12, down: -3 } } } }
  const own = { ...withScroll, party: { quest: { key: 'owl' } } }
  return aParty({ quest, members: { ada: invited, bo: own, cy: invited, di: invited } })
}
const questOf = (state: Documents, name: string): User['party']['quest'] => state.users[memberId(name)]!.party.quest
const scrollsIn = (state: Documents, name: string) => state.users[memberId(name)]?.items.quests[owl]

describe('inviting to a quest', () => {
  it('asks everybody else, and keeps the scroll until it begins', () => {
    const before = aParty({ members: { bo: withScroll } })
    const { state, events } = act('invite', 'bo', before)
    expect(partyIn(state).quest).toMatchObject({
      key: 'owl',
      active: false,
      leader: 'bo',
      members: { ada: null, bo: true, cy: null, di: null },
    })
    expect(questOf(state, 'cy')).toMatchObject({ key: 'owl', RSVPNeeded: true })
    expect(questOf(state, 'bo')).toMatchObject({ key: 'owl', RSVPNeeded: false })
    expect(scrollsIn(state, 'bo')).toBe(2)
    expect(changedUsers(before, state)).toEqual(['ada', 'bo', 'cy', 'di'])
    expect(linesIn(events)).toEqual([])
    expect(eventsOf(events, 'di')).toEqual([{ type: 'QuestInvited', quest: 'owl', owner: 'bo' }])
  })

  it('begins at once when there is nobody else', () => {
    const { state, events } = act('invite', 'bo', aParty({ names: ['bo'], members: { bo: withScroll } }))
    expect(partyIn(state).quest).toMatchObject({ active: true, members: { bo: true }, progress: { hp: 500, rage: 0 } })
    expect(scrollsIn(state, 'bo')).toBe(1)
    expect(linesIn(events)).toEqual([{ type: 'quest_start', quest: 'owl' }])
    expect(eventsOf(events, 'bo').map(({ type }) => type)).toEqual(['QuestInvited', 'QuestStarted'])
  })

  it.each([
    ['there is no such quest', 'toString', {}, 'questNotFound'],
    ['there is no scroll', 'owl', { stats: { lvl: 1 } }, 'questNotOwned'],
    ['the level is too low', 'owl', { ...withScroll, stats: { lvl: 29 } }, 'questLevelTooHigh'],
  ] as const)('is refused when %s', (_, quest, bo, key) => {
    expectRefusal(
      questActions.invite({ catalogue, now: NOON })({ actorId: memberId('bo'), group: PARTY, quest })(
        aParty({ members: { bo } }),
      ),
      key,
    )
  })

  it('takes the level that the quest asks for', () => {
    const bo = { ...withScroll, stats: { lvl: 30 } }
    expect(partyIn(act('invite', 'bo', aParty({ members: { bo } })).state).quest.key).toBe('owl')
  })
})

describe('answering', () => {
  it('notes a yes, and waits for the rest', () => {
    const before = invitedParty()
    const { state, events } = act('accept', 'cy', before)
    expect(partyIn(state).quest).toMatchObject({ active: false, members: { ada: null, cy: true, di: null } })
    expect(questOf(state, 'cy')).toMatchObject({ key: 'owl', RSVPNeeded: false })
    expect(changedUsers(before, state)).toEqual(['cy'])
    expect(linesIn(events)).toEqual([])
  })

  it('notes a no, and keeps what was done for a quest', () => {
    const { state } = act('reject', 'cy', invitedParty())
    expect(partyIn(state).quest.members).toMatchObject({ cy: false })
    expect(questOf(state, 'cy')).toMatchObject({ key: null, RSVPNeeded: false, progress: { up: 12 } })
  })

  it('begins the quest with the last answer, be it a no', () => {
    const last = aPartyQuest('owl', { ada: null, bo: true, cy: true, di: false })
    const { state, events } = act('reject', 'ada', invitedParty(last))
    expect(partyIn(state).quest).toMatchObject({ active: true, members: { bo: true, cy: true } })
    expect(Object.keys(partyIn(state).quest.members)).toEqual(['bo', 'cy'])
    expect(linesIn(events)).toEqual([{ type: 'quest_start', quest: 'owl' }])
  })
})

describe('beginning', () => {
  it('takes those along who said yes; their work before counts, their misses do not (rules 8.3)', () => {
    const quest = aPartyQuest('owl', { ada: true, bo: true, cy: null, di: false, gone: true })
    const { state, events } = act('force-start', 'ada', invitedParty(quest))
    expect(Object.keys(partyIn(state).quest.members)).toEqual(['ada', 'bo'])
    expect(questOf(state, 'ada')).toMatchObject({ key: 'owl', completed: null, progress: { up: 12, down: 0 } })
    expect(questOf(state, 'cy')).toMatchObject({ key: null, RSVPNeeded: false, progress: { up: 12, down: -3 } })
    expect(scrollsIn(state, 'bo')).toBe(1)
    expect(events.flatMap((event) => ('to' in event ? [event.to] : []))).toEqual(['ada', 'bo'])
  })

  it('leaves a party as it is whose quest the game does not know', () => {
    const party = invitedParty(aPartyQuest('gone', { ada: true, bo: true, cy: true, di: null }))
    const { state } = act('force-start', 'ada', party)
    expect(partyIn(state).quest).toMatchObject({ key: 'gone', active: false })
    expect(scrollsIn(state, 'bo')).toBe(2)
  })

  it('counts every thing to collect from nothing', () => {
    const quest = aPartyQuest('soap', { ada: true, bo: true })
    expect(partyIn(act('force-start', 'bo', invitedParty(quest)).state).quest.progress).toEqual({
      collect: { bars: 0, towels: 0 },
    })
  })
})

describe('ending before the end', () => {
  const running = aPartyQuest('owl', { ada: true, bo: true }, { active: true, progress: { collect: {}, hp: 7 } })

  it('cancels: nobody is asked any more, and the scroll stays', () => {
    const { state, events } = act('cancel', 'ada', invitedParty())
    expect(partyIn(state).quest).toEqual(QUEST_CALLED_OFF)
    expect(questOf(state, 'di')).toMatchObject({ key: null, RSVPNeeded: false, progress: { up: 12 } })
    expect(scrollsIn(state, 'bo')).toBe(2)
    expect(linesIn(events)).toEqual([{ type: 'quest_cancel', user: 'ada', quest: 'owl' }])
  })

  it('aborts: the owner has the scroll back', () => {
    const { state, events } = act('abort', 'ada', invitedParty(running))
    expect(partyIn(state).quest).toEqual(QUEST_CALLED_OFF)
    expect(scrollsIn(state, 'bo')).toBe(3)
    expect(scrollsIn(state, 'ada')).toBeUndefined()
    expect(linesIn(events)).toEqual([{ type: 'quest_abort', user: 'ada', quest: 'owl' }])
  })

  it('leaves: the others go on', () => {
    const before = invitedParty(running)
    const { state } = act('leave', 'ada', before)
    expect(partyIn(state).quest).toMatchObject({ active: true, members: { ada: false, bo: true }, progress: { hp: 7 } })
    expect(questOf(state, 'ada')).toMatchObject({ key: null, progress: { up: 12 } })
    expect(changedUsers(before, state)).toEqual(['ada'])
  })
})
