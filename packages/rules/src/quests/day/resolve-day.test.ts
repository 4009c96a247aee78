import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aDayReport,
  aCatalogue,
  outcomeOf,
  aParty,
  aPartyQuest,
  aQuest,
  changedUsers,
  eventsOf,
  linesIn,
  memberId,
  NOON,
  partyIn,
} from '../../../test-kit/index.ts'
import { asKey, type QuestKey, type User } from '../../model/index.ts'
import { executeShared } from '../../execute/index.ts'
import { resolveDay } from '../index.ts'

const QUESTS = [
  aQuest('owl', {
    objective: { type: 'boss', hp: 500, str: 2, def: 3, rage: { value: 50, effect: { type: 'healing', share: 0.3 } } },
    drop: { items: [{ type: 'eggs', key: 'Owl', count: 3 }], gp: 37, exp: 275 },
  }),
  aQuest('fog', {
    objective: { type: 'boss', hp: 500, str: 1, def: 1, rage: { value: 10, effect: { type: 'mpDrain', share: 1 } } },
  }),
  aQuest('soap', {
    objective: { type: 'collect', items: { bars: 3, towels: 2 } },
    drop: { items: [{ type: 'quests', key: 'suds', count: 1, onlyOwner: true }], gp: 7, exp: 50 },
  }),
]
const catalogue = aCatalogue({
  quests: Object.fromEntries(QUESTS.map((quest) => [quest.key, quest])),
  questLines: [{ achievement: 'nightWatch', quests: [asKey<QuestKey>('owl'), asKey<QuestKey>('bat')] }],
})

type Progress = { readonly hp?: number; readonly rage?: number; readonly collect?: Readonly<Record<string, number>> }

const running = (key: string, progress: Progress) =>
  aPartyQuest(key, { ada: true, bo: true }, { active: true, progress: { collect: {}, ...progress } })

type Effort = { readonly up?: number; readonly down?: number; readonly collectedItems?: number }

const dayOf = (name: string, effort: Effort, party: ReturnType<typeof aParty>, seed = 'ada/1') =>
  outcomeOf(
    resolveDay({ catalogue, seed })({
      actorId: memberId(name),
      effort: { up: 0, down: 0, collectedItems: 0, ...effort },
    })(party),
  )

const mapUsers = (users: Readonly<Record<string, User>>, change: (user: User) => User) =>
  Object.fromEntries(Object.entries(users).map(([id, user]) => [id, change(user)]))

const figures = (party: ReturnType<typeof aParty>, figure: 'hp' | 'mp' | 'exp' | 'gp') =>
  ['ada', 'bo', 'cy'].map((name) => party.users[memberId(name)]?.stats[figure])

describe('a member’s day against a boss (rules 8.4)', () => {
  it('is the worked example: 62.4 of damage, 1.705047 of harm for everybody on the quest', () => {
    const party = aParty({ quest: running('owl', { hp: 800, rage: 0 }) })
    const { state, events } = dayOf('ada', { up: 62.4, down: -0.8525235 }, party)
    expect(partyIn(state).quest.progress.hp).toBeCloseTo(737.6, 9)
    expect(figures(state, 'hp')).toEqual([48.294953, 48.294953, 50])
    expect(linesIn(events)).toEqual([
      { type: 'boss_damage', user: 'ada', quest: 'owl', userDamage: '62.4', bossDamage: '1.7' },
    ])
    expect(eventsOf(events, 'ada')).toEqual([{ type: 'BossStruck', quest: 'owl', damage: 1.705047 }])
    expect(changedUsers(party, state)).toEqual(['ada', 'bo'])
  })

  it('is a row in the day report of whose day it was, and in no other', () => {
    const party = aParty({ quest: running('owl', { hp: 800, rage: 0 }) })
    const users = mapUsers(party.users, (user) => ({ ...user, dayReport: aDayReport() }))
    const { state } = dayOf('ada', { down: -0.8525235 }, { ...party, users })
    const rowsOf = (name: string) => state.users[memberId(name)]?.dayReport?.rows
    expect(rowsOf('ada')).toEqual([{ cause: 'quest', hp: expect.closeTo(-1.705047, 9) }])
    expect(rowsOf('bo')).toEqual([])
  })

  it('heals an angry boss by a share of what is left, up to what it began with', () => {
    const after = dayOf('bo', { down: -25 }, aParty({ quest: running('owl', { hp: 400, rage: 0 }) })).state
    expect(partyIn(after).quest.progress).toEqual({ collect: {}, hp: 500, rage: 0 })
  })

  it('tells everybody on the quest when the boss rages, and nobody while it only grows angry', () => {
    const rage = { type: 'BossRaged', quest: 'owl', effect: 'healing' }
    const raging = dayOf('bo', { down: -25 }, aParty({ quest: running('owl', { hp: 400, rage: 0 }) })).events
    expect(eventsOf(raging, 'ada')).toContainEqual(rage)
    expect(eventsOf(raging, 'bo')).toContainEqual(rage)
    expect(eventsOf(raging, 'cy')).toEqual([])
    const calm = dayOf('bo', { down: -5 }, aParty({ quest: running('owl', { hp: 400, rage: 0 }) })).events
    expect(eventsOf(calm, 'ada')).not.toContainEqual(rage)
  })

  it('takes mana from those on the quest when a boss rages so', () => {
    const members = { ada: { stats: { mp: 20 } }, bo: { stats: { mp: 7 } }, cy: { stats: { mp: 9 } } }
    const { state } = dayOf('ada', { down: -10 }, aParty({ quest: running('fog', { hp: 400, rage: 0 }), members }))
    expect(figures(state, 'mp')).toEqual([0, 0, 9])
  })

  it('says so even when nothing was done, and changes nobody', () => {
    const party = aParty({ quest: running('owl', { hp: 400, rage: 3 }) })
    const { state, events } = dayOf('ada', {}, party)
    expect(state).toBe(party)
    expect(linesIn(events)).toHaveLength(1)
  })

  it('rewards everybody on the quest when the boss falls', () => {
    const { state, events } = dayOf('bo', { up: 5 }, aParty({ quest: running('owl', { hp: 5, rage: 0 }) }))
    expect(partyIn(state).quest).toEqual({ active: false, members: {}, progress: { collect: {} }, extra: {} })
    expect(figures(state, 'gp')).toEqual([37, 37, 0])
    expect(figures(state, 'exp')).toEqual([275, 275, 0])
    expect(state.users[memberId('ada')]).toMatchObject({
      items: { eggs: { Owl: 3 } },
      achievements: { quests: { owl: 1 } },
      party: { quest: { key: null, completed: 'owl', RSVPNeeded: false } },
    })
    expect(linesIn(events).map(({ type }) => type)).toEqual(['boss_damage', 'boss_defeated'])
    expect(eventsOf(events, 'ada')).toEqual([{ type: 'QuestFinished', quest: 'owl', owner: 'bo' }])
  })

  it('raises levels at once, and leaves the fallen whom no level heals as they are', () => {
    const members = { ada: { stats: { lvl: 5, exp: 100, hp: 3 } }, bo: { stats: { hp: -2 } } }
    const { state } = dayOf('ada', { up: 9 }, aParty({ quest: running('owl', { hp: 5, rage: 0 }), members }))
    expect(state.users[memberId('ada')]?.stats).toMatchObject({ lvl: 7, hp: 50 })
    expect(state.users[memberId('bo')]?.stats).toMatchObject({ lvl: 40, hp: -2 })
  })

  it('brings the achievement of a line, and its notification when members are settled', () => {
    const members = { bo: { achievements: { quests: { [asKey<QuestKey>('bat')]: 1 } } } }
    const before = aParty({ quest: running('owl', { hp: 5, rage: 0 }), members })
    const params = { effort: { up: 9, down: 0, collectedItems: 0 } }
    const input = { params, actorId: memberId('ada'), at: NOON, seed: 'ada/1' }
    const settled = outcomeOf(executeShared(catalogue)({ rule: resolveDay }, input)(before)).state
    expect(settled.users[memberId('bo')]?.achievements['nightWatch']).toBe(true)
    expect(settled.users[memberId('bo')]?.notifications.map(({ type }) => type)).toContain('ACHIEVEMENT_QUESTS')
    expect(settled.users[memberId('ada')]?.notifications.map(({ type }) => type)).not.toContain('ACHIEVEMENT_QUESTS')
    expect(settled.users[memberId('cy')]).toBe(before.users[memberId('cy')])
  })

  it('never hurts anybody who is not on the quest, whatever was missed', () => {
    const law = fc.property(
      fc.double({ min: 0, max: 500, noNaN: true }),
      fc.double({ min: 0, max: 90, noNaN: true }),
      (up, missed) => {
        const party = aParty({ quest: running('owl', { hp: 300, rage: 49 }) })
        const { state } = dayOf('ada', { up, down: -missed }, party)
        expect(state.users[memberId('cy')]).toBe(party.users[memberId('cy')])
        expect(partyIn(state).quest.progress.hp ?? 0).toBeLessThanOrEqual(500)
      },
    )
    fc.assert(law, {
      examples: [
        [0, 0],
        [300, 0],
        [0, 0.5],
      ],
    })
  })
})

describe('a member’s finds (rules 8.4)', () => {
  it('are things still missing, each counted once', () => {
    const party = aParty({ quest: running('soap', { collect: { bars: 1, towels: 2 } }) })
    const { state, events } = dayOf('ada', { collectedItems: 1 }, party)
    expect(partyIn(state).quest.progress.collect).toEqual({ bars: 2, towels: 2 })
    expect(linesIn(events)).toEqual([
      { type: 'user_found_items', user: 'ada', quest: 'soap', items: { bars: 1, towels: 0 } },
    ])
  })

  it('end the quest with the last thing, and give the next scroll to the owner alone', () => {
    const { state, events } = dayOf('ada', { collectedItems: 9 }, aParty({ quest: running('soap', { collect: {} }) }))
    expect(linesIn(events)).toEqual([
      { type: 'user_found_items', user: 'ada', quest: 'soap', items: { bars: 3, towels: 2 } },
      { type: 'all_items_found' },
    ])
    expect(['ada', 'bo'].map((name) => state.users[memberId(name)]?.items.quests[asKey<QuestKey>('suds')])).toEqual([
      undefined,
      1,
    ])
  })

  it('never are more than what is missing, and never hurt', () => {
    const law = fc.property(fc.nat({ max: 3 }), fc.nat({ max: 12 }), fc.string(), (bars, collectedItems, seed) => {
      const party = aParty({ quest: running('soap', { collect: { bars, towels: 0 } }) })
      const { state, events } = dayOf('bo', { collectedItems, down: -9 }, party, seed)
      const [line] = linesIn(events)
      const found =
        line?.type === 'user_found_items' ? Object.values(line.items as Readonly<Record<string, number>>) : []
      expect(found.reduce((sum, count) => sum + count, 0)).toBe(Math.min(collectedItems, 5 - bars))
      expect(figures(state, 'hp')).toEqual([50, 50, 50])
    })
    fc.assert(law, {
      examples: [
        [3, 2, ''],
        [0, 5, ''],
        [3, 1, ''],
      ],
    })
  })
})

describe('a day that is not the quest’s', () => {
  const quest = running('owl', { hp: 400, rage: 0 })
  it.each([
    ['of a resting member', 'ada', aParty({ quest, members: { ada: { preferences: { sleep: true } } } })],
    ['of a member who stayed at home', 'cy', aParty({ quest })],
    ['of a stranger', 'eve', aParty({ quest })],
    ['before the quest begins', 'ada', aParty({ quest: { ...quest, active: false } })],
    ['of a quest that the game does not know', 'ada', aParty({ quest: { ...quest, key: asKey('gone') } })],
    ['without a quest', 'ada', aParty()],
  ])('changes nothing: one %s', (_, name, party) => {
    const { state, events } = dayOf(name, { up: 10, down: -5 }, party)
    expect(state).toBe(party)
    expect(linesIn(events)).toEqual([])
  })
})
