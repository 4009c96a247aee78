import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../test-kit/catalogue.ts'
import { answerOf, aPlayer, aUser, type DeepPartial, expectRefusal, NOON } from '../../test-kit/index.ts'
import { asKey, type User } from '../model/index.ts'
import { castOnMember } from './cast-on-member.ts'
import { castSkill } from './cast-skill.ts'
import { readCard } from './read-card.ts'
import { joinedLine, spellLine } from './spell-line.ts'
import { spellOf } from './spell.ts'

const catalogue = loadCatalogue()
const world = { catalogue, now: NOON, seed: {} }
const ids = [1, 2].map((index) => `00000000-0000-4000-8000-00000000000${index}`)
const [ME = '', FRIEND = ''] = ids

const person = (index: 0 | 1, changes: DeepPartial<User> = {}): User =>
  aUser({
    _id: asKey(ids[index] ?? ''),
    profile: { name: index === 0 ? 'Wat' : 'Una' },
    party: { _id: 'p' },
    ...changes,
  })

const pinsOf = ({ pinnedItems }: User) =>
  pinnedItems.filter(({ type }) => type === 'debuffPotion').map(({ path }) => path)

describe('things to throw', () => {
  const armed = person(0, { items: { special: { snowball: 2 } } })

  it('change how a friend looks, one look for another, and are counted', () => {
    const ghost = person(1, { stats: { buffs: { spookySparkles: true } } })
    const { state, report, events } = answerOf(
      castOnMember(world)({ skill: 'snowball', target: FRIEND })({ caster: armed, members: [ghost] }),
    )
    const [hit] = state.members
    expect(hit?.stats.buffs).toMatchObject({ snowball: true, spookySparkles: false })
    expect(hit?.achievements.snowball).toBe(1)
    expect(hit === undefined ? [] : pinsOf(hit)).toEqual(['spells.special.salt'])
    expect(state.caster.items.special.snowball).toBe(1)
    expect(report.line).toMatchObject({ type: 'spell_cast_user', class: 'special', target: 'Una', times: 1 })
    expect(events).toEqual([{ type: 'ItemThrown', item: 'snowball', times: 1 }])
  })

  it('cost the caster the same by their own command, which knows no other documents', () => {
    const scene = { caster: armed, members: [person(1)] }
    const { caster } = answerOf(castOnMember(world)({ skill: 'snowball', target: FRIEND })(scene)).state
    const own = answerOf(castSkill(world)({ skill: 'snowball', target: FRIEND })(aPlayer(armed)))
    expect(own.state.user).toEqual(caster)
  })

  it.each([
    ['none is left', person(0), FRIEND, 'spellNotOwned'],
    ['nobody is named', armed, undefined, 'targetIdUUID'],
    ['the other is no member', armed, ME.replace('1', '9'), 'userWithIDNotFound'],
    ['there is no party', person(0, { party: { _id: undefined } }), FRIEND, 'partyNotFound'],
  ] as const)('are refused when %s', (_, caster, target, key) => {
    const params = { skill: 'snowball', ...(target === undefined ? {} : { target }) }
    expectRefusal(castOnMember(world)(params)({ caster, members: [person(1)] }), key)
  })

  it('are washed off for gold, which is gone even where there is nothing to wash', () => {
    const snowman = person(0, { stats: { gp: 12, buffs: { snowball: true } } })
    const once = answerOf(castSkill(world)({ skill: 'salt' })(aPlayer(snowman))).state
    expect(once.user.stats).toMatchObject({ gp: 7, buffs: { snowball: false } })
    expect(answerOf(castSkill(world)({ skill: 'salt' })(once)).state.user.stats.gp).toBe(2)
    expectRefusal(castSkill(world)({ skill: 'salt', quantity: 3 })(aPlayer(snowman)), 'messageNotEnoughGold')
  })
})

describe('cards', () => {
  it('count for both, and wait with the friend under the sender’s name', () => {
    const scene = { caster: person(0, { stats: { gp: 25 } }), members: [person(1)] }
    const { state, report } = answerOf(castOnMember(world)({ skill: 'getwell', target: FRIEND, quantity: 2 })(scene))
    expect(state.caster.stats.gp).toBe(5)
    expect([state.caster.achievements.getwell, state.members[0]?.achievements.getwell]).toEqual([2, 2])
    expect(state.members[0]?.items.special.getwellReceived).toEqual(['Wat', 'Wat'])
    expect(report.events).toHaveLength(2)
    expect(report.line).toBeUndefined()
  })

  it('to oneself count once', () => {
    const { user } = answerOf(
      castSkill(world)({ skill: 'getwell', target: ME })(aPlayer(person(0, { stats: { gp: 10 } }))),
    ).state
    expect(user.achievements.getwell).toBe(1)
    expect(user.flags.cardReceived).toBe(true)
  })

  it('are read one at a time, the oldest first', () => {
    const waiting = person(0, { items: { special: { nyeReceived: ['Una', 'Wat'] } }, flags: { cardReceived: true } })
    const { state, message } = answerOf(readCard({})({ card: 'nye' })(waiting))
    expect(state.items.special.nyeReceived).toEqual(['Wat'])
    expect(state.flags.cardReceived).toBe(false)
    expect(message).toEqual({ key: 'readCard' })
  })

  it.each([
    ['no kind is named', {}, 'cardTypeRequired'],
    ['there is no such kind', { card: 'snowball' }, 'cardTypeNotAllowed'],
  ] as const)('are not read when %s', (_, params, key) => expectRefusal(readCard({})(params)(person(0)), key))

  it('have as many messages as the specification counts', () => {
    const counts = { greeting: 4, nye: 5, thankyou: 4, valentine: 4, birthday: 1, congrats: 5, getwell: 4, goodluck: 3 }
    expect(Object.fromEntries(Object.values(catalogue.cards).map(({ key, messages }) => [key, messages]))).toEqual(
      counts,
    )
  })
})

describe('the line in the chat of a party', () => {
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
