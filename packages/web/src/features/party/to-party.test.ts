import type { Member, WireGroup } from '@daykeep/api/contract'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { asKey, type UserId } from '@daykeep/rules/model'
import { aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toParty, toPartyMember } from './to-party.ts'
import { toQuestPanel } from './quest/index.ts'

const catalogue = loadCatalogue()

const aMember = (id: string, changes: Parameters<typeof aUser>[0] = {}): Member => {
  const user = aUser({ ...changes, _id: asKey<UserId>(id), profile: { name: id } })
  return {
    ...user,
    id,
    auth: { local: { username: id }, timestamps: user.auth.timestamps },
    party: { quest: user.party.quest },
  }
}

const aGroup = (quest: unknown): WireGroup =>
  ({
    _id: 'party',
    name: 'Lanterns',
    summary: '',
    leader: { _id: 'maren', profile: { name: 'Maren' } },
    leaderOnly: { challenges: false },
    purchased: {},
    managers: { nia: true },
    quest,
  }) as unknown as WireGroup

const NONE = { active: false, members: {}, progress: { collect: {} } }
const running = (changes: object) => ({ ...NONE, active: true, leader: 'nia', ...changes })
const effort = (up: number, collectedItems: number) => ({ party: { quest: { progress: { up, collectedItems } } } })

const members = [
  aMember('nia', { stats: { lvl: 9, hp: 12.2 } }),
  aMember('ole', { stats: { lvl: 30 } }),
  aMember('maren', { stats: { lvl: 3 }, ...effort(7.5, 2) }),
]
const partyOf = (quest: unknown, readerId = 'maren') => toParty(catalogue, aGroup(quest), members, readerId, false)
const panelOf = (quest: unknown, readerId = 'maren') =>
  toQuestPanel(catalogue, aGroup(quest).quest, partyOf(quest, readerId), readerId)

describe('toParty', () => {
  it('lists the leader first, then by level', () => {
    expect(partyOf(NONE).members.map(({ name }) => name)).toEqual(['maren', 'ole', 'nia'])
  })

  it('marks leader and managers', () => {
    const marks = partyOf(NONE).members.map(({ name, isLeader, isManager }) => [name, isLeader, isManager])
    expect(marks).toEqual([
      ['maren', true, false],
      ['ole', false, false],
      ['nia', false, true],
    ])
  })

  it('rounds health up, and shows no class before it is chosen', () => {
    expect(partyOf(NONE).members.at(-1)).toMatchObject({ health: { value: 13, max: 50 }, class: undefined })
  })

  it('shows a class that was chosen, unless the player has switched classes off', () => {
    const chosen = { flags: { classSelected: true }, stats: { class: 'healer' } } as const
    const classOf = (member: Member) => toPartyMember(catalogue, member, 'maren').class
    expect(classOf(aMember('nia', chosen))).toBe('healer')
    expect(classOf(aMember('nia', { ...chosen, preferences: { disableClasses: true } }))).toBeUndefined()
  })

  it('lets the leader edit, and staff', () => {
    expect([partyOf(NONE).mayEdit, partyOf(NONE, 'ole').mayEdit]).toEqual([true, false])
    expect(toParty(catalogue, aGroup(NONE), members, 'ole', true).mayEdit).toBe(true)
  })

  it('shows what those who take part did today', () => {
    const { members: shown } = partyOf(running({ key: 'dilatoryDistress2', members: { maren: true } }))
    expect(shown.map(({ effort: today }) => today)).toEqual([{ damage: 7.5, items: 2 }, undefined, undefined])
  })
})

describe('toQuestPanel', () => {
  it('is empty without a quest, and for one that is no more', () => {
    expect(panelOf(NONE)).toEqual({ type: 'none' })
    expect(panelOf(running({ key: 'gone' }))).toEqual({ type: 'none' })
  })

  it('counts the answers to an invitation', () => {
    const quest = { ...NONE, key: 'dilatoryDistress2', leader: 'nia', members: { nia: true, ole: false, maren: null } }
    expect(panelOf(quest)).toMatchObject({
      type: 'invited',
      answer: 'waiting',
      accepted: 1,
      leads: true,
      isOwner: false,
    })
    expect(panelOf(quest, 'ole')).toMatchObject({ answer: 'declined', leads: false })
    expect(panelOf(quest, 'nia')).toMatchObject({ answer: 'accepted', leads: true, isOwner: true })
  })

  it('shows a boss with its health rounded up, rage, and what waits', () => {
    const quest = running({
      key: 'dilatoryDistress2',
      members: { maren: true },
      progress: { hp: 311.4, rage: 30.9, collect: {} },
    })
    expect(panelOf(quest)).toMatchObject({
      type: 'boss',
      takesPart: true,
      health: { value: 312, max: 500 },
      rage: { value: 30, max: 50 },
      pending: 7.5,
      boss: { name: expect.any(String) },
    })
  })

  it('shows each item of a search', () => {
    const quest = running({ key: 'silver', members: { nia: true }, progress: { collect: { moonRune: 3 } } })
    expect(panelOf(quest)).toMatchObject({ type: 'collect', takesPart: false, boss: undefined })
    const panel = panelOf(quest)
    expect(panel.type === 'collect' && panel.items.map(({ key, found, wanted }) => [key, found, wanted])).toEqual([
      ['silverIngot', 0, 20],
      ['moonRune', 3, 15],
      ['cancerRune', 0, 15],
    ])
  })
})
