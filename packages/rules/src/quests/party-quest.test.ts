import { describe, expect, it } from 'vitest'
import { aCatalogue, answerOf, aParty, aPartyQuest, aQuest, expectRefusal, memberId } from '../../test-kit/index.ts'
import { asKey, QUEST_CALLED_OFF, type PartyQuest, type QuestKey, type User } from '../model/index.ts'
import { type PartyState, type QuestAction, questActions } from './index.ts'

const owl = asKey<QuestKey>('owl')
const soap = asKey<QuestKey>('soap')
const rage = { value: 50 }
const QUESTS = {
  [owl]: aQuest('owl', { level: 30, objective: { type: 'boss', hp: 500, str: 1, def: 1, rage } }),
  [soap]: aQuest('soap', { objective: { type: 'collect', items: { bars: 20, towels: 2 } } }),
}
const catalogue = aCatalogue({ quests: QUESTS })

const act = (action: QuestAction, name: string, state: PartyState, quest = 'owl') =>
  answerOf(questActions[action]({ catalogue })({ by: memberId(name), quest })(state))

const withScroll = { items: { quests: { [owl]: 2 } } }
const asking = aPartyQuest('owl', { ada: null, bo: true, cy: null, di: null })
const partyAsked = (quest: PartyQuest = asking) => {
  const asked = { party: { quest: { key: 'owl', RSVPNeeded: true, progress: { up: 12, down: -3 } } } }
  const own = { ...withScroll, party: { quest: { key: 'owl' } } }
  return aParty({ quest, members: { ada: asked, bo: own, cy: asked, di: asked } })
}
const questOf = (state: PartyState, name: string): User['party']['quest'] => state.members[memberId(name)]!.party.quest
const scrollsIn = (state: PartyState, name: string) => state.members[memberId(name)]?.items.quests[owl]

describe('inviting to a quest', () => {
  it('asks everybody else, and keeps the scroll until it begins', () => {
    const { state, report } = act('invite', 'bo', aParty({ members: { bo: withScroll } }))
    expect(state.party.quest).toMatchObject({
      key: 'owl',
      active: false,
      leader: 'bo',
      members: { ada: null, bo: true, cy: null, di: null },
    })
    expect(questOf(state, 'cy')).toMatchObject({ key: 'owl', RSVPNeeded: true })
    expect(questOf(state, 'bo')).toMatchObject({ key: 'owl', RSVPNeeded: false })
    expect(scrollsIn(state, 'bo')).toBe(2)
    expect(report).toMatchObject({ partyChanged: true, changed: ['ada', 'bo', 'cy', 'di'], chat: [] })
    expect(report.told[memberId('di')]).toEqual([{ type: 'QuestInvited', quest: 'owl', owner: 'bo' }])
  })

  it('begins at once when there is nobody else', () => {
    const { party, members } = aParty({ members: { bo: withScroll } })
    const { state, report, events } = act('invite', 'bo', {
      party,
      members: { [memberId('bo')]: members[memberId('bo')]! },
    })
    expect(state.party.quest).toMatchObject({ active: true, members: { bo: true }, progress: { hp: 500, rage: 0 } })
    expect(scrollsIn(state, 'bo')).toBe(1)
    expect(report.chat).toEqual([{ type: 'quest_start', quest: 'owl' }])
    expect(events.map(({ type }) => type)).toEqual(['QuestInvited', 'QuestStarted'])
  })

  it.each([
    ['there is no such quest', 'toString', {}, 'questNotFound'],
    ['there is no scroll', 'owl', { stats: { lvl: 1 } }, 'questNotOwned'],
    ['the level is too low', 'owl', { ...withScroll, stats: { lvl: 29 } }, 'questLevelTooHigh'],
  ] as const)('is refused when %s', (_, quest, bo, key) => {
    expectRefusal(questActions.invite({ catalogue })({ by: memberId('bo'), quest })(aParty({ members: { bo } })), key)
  })

  it('takes the level that the quest asks for', () => {
    const bo = { ...withScroll, stats: { lvl: 30 } }
    expect(act('invite', 'bo', aParty({ members: { bo } })).state.party.quest.key).toBe('owl')
  })
})

describe('answering', () => {
  it('notes a yes, and waits for the rest', () => {
    const { state, report } = act('accept', 'cy', partyAsked())
    expect(state.party.quest).toMatchObject({ active: false, members: { ada: null, cy: true, di: null } })
    expect(questOf(state, 'cy')).toMatchObject({ key: 'owl', RSVPNeeded: false })
    expect(report).toMatchObject({ changed: ['cy'], chat: [] })
  })

  it('notes a no, and keeps what was done for a quest', () => {
    const { state } = act('reject', 'cy', partyAsked())
    expect(state.party.quest.members).toMatchObject({ cy: false })
    expect(questOf(state, 'cy')).toMatchObject({ key: null, RSVPNeeded: false, progress: { up: 12 } })
  })

  it('begins the quest with the last answer, be it a no', () => {
    const last = aPartyQuest('owl', { ada: null, bo: true, cy: true, di: false })
    const { state, report } = act('reject', 'ada', partyAsked(last))
    expect(state.party.quest).toMatchObject({ active: true, members: { bo: true, cy: true } })
    expect(Object.keys(state.party.quest.members)).toEqual(['bo', 'cy'])
    expect(report.chat).toEqual([{ type: 'quest_start', quest: 'owl' }])
  })
})

describe('beginning', () => {
  it('takes those along who said yes; their work before counts, their misses do not (rules 8.3)', () => {
    const said = aPartyQuest('owl', { ada: true, bo: true, cy: null, di: false, gone: true })
    const { state, report } = act('force-start', 'ada', partyAsked(said))
    expect(Object.keys(state.party.quest.members)).toEqual(['ada', 'bo'])
    expect(questOf(state, 'ada')).toMatchObject({ key: 'owl', completed: null, progress: { up: 12, down: 0 } })
    expect(questOf(state, 'cy')).toMatchObject({ key: null, RSVPNeeded: false, progress: { up: 12, down: -3 } })
    expect(scrollsIn(state, 'bo')).toBe(1)
    expect(Object.keys(report.told)).toEqual(['ada', 'bo'])
  })

  it('leaves a party as it is whose quest the game does not know', () => {
    const party = partyAsked(aPartyQuest('gone', { ada: true, bo: true, cy: true, di: null }))
    const { state } = act('force-start', 'ada', party)
    expect(state.party.quest).toMatchObject({ key: 'gone', active: false })
    expect(scrollsIn(state, 'bo')).toBe(2)
  })

  it('counts every thing to collect from nothing', () => {
    const said = aPartyQuest('soap', { ada: true, bo: true })
    expect(act('force-start', 'bo', partyAsked(said)).state.party.quest.progress).toEqual({
      collect: { bars: 0, towels: 0 },
    })
  })
})

describe('ending before the end', () => {
  const running = aPartyQuest('owl', { ada: true, bo: true }, { active: true, progress: { collect: {}, hp: 7 } })

  it('cancels: nobody is asked any more, and the scroll stays', () => {
    const { state, report } = act('cancel', 'ada', partyAsked())
    expect(state.party.quest).toEqual(QUEST_CALLED_OFF)
    expect(questOf(state, 'di')).toMatchObject({ key: null, RSVPNeeded: false, progress: { up: 12 } })
    expect(scrollsIn(state, 'bo')).toBe(2)
    expect(report.chat).toEqual([{ type: 'quest_cancel', user: 'ada', quest: 'owl' }])
  })

  it('aborts: the owner has the scroll back', () => {
    const { state, report } = act('abort', 'ada', partyAsked(running))
    expect(state.party.quest).toEqual(QUEST_CALLED_OFF)
    expect(scrollsIn(state, 'bo')).toBe(3)
    expect(scrollsIn(state, 'ada')).toBeUndefined()
    expect(report.chat).toEqual([{ type: 'quest_abort', user: 'ada', quest: 'owl' }])
  })

  it('leaves: the others go on', () => {
    const { state, report } = act('leave', 'ada', partyAsked(running))
    expect(state.party.quest).toMatchObject({ active: true, members: { ada: false, bo: true }, progress: { hp: 7 } })
    expect(questOf(state, 'ada')).toMatchObject({ key: null, progress: { up: 12 } })
    expect(report.changed).toEqual(['ada'])
  })
})
