import { describe, expect, it } from 'vitest'
import {
  aGroup,
  outcomeOf,
  aPlayer,
  aUser,
  castAmong,
  type DeepPartial,
  documentsWith,
  expectRefusal,
  loadCatalogue,
  NOON,
  userFromInput,
} from '../../test-kit/index.ts'
import { executeShared } from '../execute/index.ts'
import { asKey, type User } from '../model/index.ts'
import { castOnMember } from './cast-on-member.ts'
import { castSkill } from './cast-skill.ts'
import type { CastSkill } from './ready-cast.ts'
import { readCard } from './read-card.ts'
import { joinedLine, spellLine } from './spell-line.ts'
import { spellOf } from './spell.ts'
import { skillCommands } from './commands.ts'

const catalogue = loadCatalogue()
const context = { catalogue, now: NOON, seed: {} }
const ids = [1, 2].map((index) => `00000000-0000-4000-8000-00000000000${index}`)
const [ME = '', FRIEND = ''] = ids

const person = (index: 0 | 1, changes: DeepPartial<User> = {}): User =>
  aUser({
    _id: asKey(ids[index] ?? ''),
    profile: { name: index === 0 ? 'Wat' : 'Una' },
    party: { _id: 'p' },
    ...changes,
  })

const throwAt = (params: CastSkill) => castOnMember(context)({ ...params, actorId: ME })

const pinsOf = ({ pinnedItems }: User) =>
  pinnedItems.filter(({ type }) => type === 'debuffPotion').map(({ path }) => path)

describe('things to throw', () => {
  const armed = person(0, { items: { special: { snowball: 2 } } })

  it('change how a friend looks, one look for another, and are counted', () => {
    const ghost = person(1, { stats: { buffs: { spookySparkles: true } } })
    const { caster, members, line, events } = outcomeOf(
      castAmong({ caster: armed, members: [ghost] })(throwAt({ skill: 'snowball', target: FRIEND })),
    )
    const [hit] = members
    expect(hit?.stats.buffs).toMatchObject({ snowball: true, spookySparkles: false })
    expect(hit?.achievements.snowball).toBe(1)
    expect(hit === undefined ? [] : pinsOf(hit)).toEqual(['spells.special.salt'])
    expect(caster.items.special.snowball).toBe(1)
    expect(line).toMatchObject({ type: 'spell_cast_user', class: 'special', target: 'Una', times: 1 })
    expect(events).toEqual([{ type: 'ItemThrown', item: 'snowball', times: 1 }])
  })

  it('cost the caster the same by their own command, which knows no other documents', () => {
    const targets = { caster: armed, members: [person(1)] }
    const { caster } = outcomeOf(castAmong(targets)(throwAt({ skill: 'snowball', target: FRIEND })))
    const own = outcomeOf(castSkill(context)({ skill: 'snowball', target: FRIEND })(aPlayer(armed)))
    expect(own.state.user).toEqual(caster)
  })

  it.each([
    ['none is left', person(0), FRIEND, 'spellNotOwned'],
    ['nobody is named', armed, undefined, 'targetIdUUID'],
    ['the other is no member', armed, ME.replace('1', '9'), 'userWithIDNotFound'],
    ['there is no party', person(0, { party: { _id: undefined } }), FRIEND, 'partyNotFound'],
  ] as const)('are refused when %s', (_, caster, target, key) => {
    const params = { skill: 'snowball', ...(target === undefined ? {} : { target }) }
    expectRefusal(castAmong({ caster, members: [person(1)] })(throwAt(params)), key)
  })

  it.each([
    ['alone', undefined],
    ['in a party', 'p'],
  ])('keep the earlier antidote pinned, then the new one, when thrown at oneself %s', (_, party) => {
    const stats = { gp: 5, buffs: { shinySeed: true } }
    const seedling = person(0, { party: { _id: party }, stats, items: { special: { snowball: 1 } } })
    const { user } = outcomeOf(castSkill(context)({ skill: 'snowball', target: ME })(aPlayer(seedling))).state
    expect(user.stats.buffs).toMatchObject({ shinySeed: false, snowball: true })
    expect(pinsOf(user)).toEqual(['spells.special.petalFreePotion', 'spells.special.salt'])
    expect(pinsOf(outcomeOf(castSkill(context)({ skill: 'salt' })(aPlayer(user))).state.user)).toEqual([])
  })

  it('keep both antidotes pinned as a shared command too, and pin the same one once', () => {
    const ghost = person(0, {
      stats: { buffs: { spookySparkles: true } },
      items: { special: { snowball: 1, spookySparkles: 1 } },
    })
    const at = (skill: string) =>
      outcomeOf(castAmong({ caster: ghost, members: [person(1)] })(throwAt({ skill, target: ME }))).caster
    expect(pinsOf(at('snowball'))).toEqual(['spells.special.opaquePotion', 'spells.special.salt'])
    expect(pinsOf(at('spookySparkles'))).toEqual(['spells.special.opaquePotion'])
  })

  it('are washed off for gold, which is gone even where there is nothing to wash', () => {
    const snowman = person(0, { stats: { gp: 12, buffs: { snowball: true } } })
    const once = outcomeOf(castSkill(context)({ skill: 'salt' })(aPlayer(snowman))).state
    expect(once.user.stats).toMatchObject({ gp: 7, buffs: { snowball: false } })
    expect(outcomeOf(castSkill(context)({ skill: 'salt' })(once)).state.user.stats.gp).toBe(2)
    expectRefusal(castSkill(context)({ skill: 'salt', quantity: 3 })(aPlayer(snowman)), 'messageNotEnoughGold')
  })

  it('are washed off without gold by an antidote bought before', () => {
    const snowman = person(0, { stats: { gp: 4, buffs: { snowball: true } }, items: { special: { salt: 1 } } })
    const { user } = outcomeOf(castSkill(context)({ skill: 'salt' })(aPlayer(snowman))).state
    expect(user.stats).toMatchObject({ gp: 4, buffs: { snowball: false } })
    expect(user.items.special.salt).toBe(0)
  })
})

describe('cards', () => {
  it('count for both, and wait with the friend under the sender’s name', () => {
    const targets = { caster: person(0, { stats: { gp: 25 } }), members: [person(1)] }
    const { caster, members, line, eventsOfMembers } = outcomeOf(
      castAmong(targets)(throwAt({ skill: 'getwell', target: FRIEND, quantity: 2 })),
    )
    expect(caster.stats.gp).toBe(5)
    expect([caster.achievements.getwell, members[0]?.achievements.getwell]).toEqual([2, 2])
    expect(members[0]?.items.special.getwellReceived).toEqual(['Wat', 'Wat'])
    expect(eventsOfMembers[0]).toHaveLength(2)
    expect(line).toBeUndefined()
  })

  it('that were bought before are sent first, and only the others are paid', () => {
    const owner = person(0, { stats: { gp: 10 }, items: { special: { getwell: 1 } } })
    const { user } = outcomeOf(castSkill(context)({ skill: 'getwell', target: ME, quantity: 2 })(aPlayer(owner))).state
    expect([user.stats.gp, user.items.special.getwell]).toEqual([0, 0])
    expectRefusal(
      castSkill(context)({ skill: 'getwell', target: ME, quantity: 3 })(aPlayer(owner)),
      'messageNotEnoughGold',
    )
  })

  it('to oneself count once', () => {
    const { user } = outcomeOf(
      castSkill(context)({ skill: 'getwell', target: ME })(aPlayer(person(0, { stats: { gp: 10 } }))),
    ).state
    expect(user.achievements.getwell).toBe(1)
    expect(user.flags.cardReceived).toBe(true)
  })

  it('are read one at a time, the oldest first', () => {
    const waiting = person(0, { items: { special: { nyeReceived: ['Una', 'Wat'] } }, flags: { cardReceived: true } })
    const { state, message } = outcomeOf(readCard({})({ card: 'nye' })(waiting))
    expect(state.items.special.nyeReceived).toEqual(['Wat'])
    expect(state.flags.cardReceived).toBe(false)
    expect(message).toEqual({ key: 'readCard' })
  })

  it.each([
    ['no kind is named', {}, 'cardTypeRequired'],
    ['there is no such kind', { card: 'snowball' }, 'cardTypeNotAllowed'],
  ] as const)('are not read when %s', (_, params, key) =>
    expectRefusal(userFromInput(skillCommands.readCard)(params)(person(0)), key),
  )

  it('have as many messages as the specification counts', () => {
    const counts = { greeting: 4, nye: 5, thankyou: 4, valentine: 4, birthday: 1, congrats: 5, getwell: 4, goodluck: 3 }
    expect(Object.fromEntries(Object.values(catalogue.cards).map(({ key, messages }) => [key, messages]))).toEqual(
      counts,
    )
  })
})

describe('the line in the chat of a party', () => {
  it('takes the place of the newest message that tells of the same spell', () => {
    const armed = person(0, { items: { special: { snowball: 2 } } })
    const before = documentsWith({ users: [armed, person(1)], groups: [aGroup('p', { _id: asKey('p') })] })
    const input = (at: number) => ({ params: { skill: 'snowball', target: FRIEND }, actorId: ME, at, seed: `${at}` })
    const once = outcomeOf(executeShared(catalogue)({ rule: castOnMember }, input(NOON))(before)).state
    const twice = outcomeOf(executeShared(catalogue)({ rule: castOnMember }, input(NOON + 9))(once)).state
    expect(Object.values(twice.messages).map(({ info, timestamp }) => [info.type, info.times, timestamp])).toEqual([
      ['spell_cast_user_multi', 2, NOON + 9],
    ])
  })

  it('tells of the same spell once, with the number of times', () => {
    const spell = spellOf(catalogue, person(0), 'snowball')
    const line = spell === undefined ? undefined : spellLine(spell, person(0), person(1))
    if (line === undefined) throw new Error('no line')
    const twice = joinedLine(line, line)
    expect(twice).toMatchObject({ type: 'spell_cast_user_multi', times: 2 })
    expect(joinedLine(twice, line)).toMatchObject({ times: 3 })
    expect(joinedLine({ ...line, target: 'Maren' }, line)).toBeUndefined()
  })
})
