import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  aPlayer,
  aReward,
  aTodo,
  aUser,
  loadCatalogue,
  loadListedCatalogue,
  NOON,
  outcomeOf,
} from '../../../test-kit/index.ts'
import { asKey, CLASSES, type Player, type Stats, type Task } from '../../model/index.ts'
import { castSkill } from '../cast-skill.ts'
import { belongings } from './belongings.ts'
import { isSkillTarget, skillOffers, skillsOf } from './skill-offers.ts'

const catalogue = loadCatalogue()
const context = { catalogue, now: NOON, seed: {} }

/** The totals of rules 6.2, worked: str 60, int 50, con 55, per 45 at level 14. */
const aCaster = (name: Stats['class'], tasks: ReadonlyArray<Task> = [], stats: Partial<Stats> = {}): Player =>
  aPlayer(
    aUser({
      stats: { class: name, lvl: 14, str: 53, int: 43, con: 48, per: 38, mp: 100, hp: 20, ...stats },
      flags: { classSelected: true },
    }),
    tasks,
  )

const ofValue = (value: number, id = 1): Task =>
  aTodo({ _id: asKey(`00000000-0000-4000-8000-00000000000${id}`), value })

const offer = (player: Player, key: string) => {
  const found = skillOffers(catalogue, player).find(({ skill }) => skill.key === key)
  if (found === undefined) throw new Error(`no offer of ${key}`)
  return found
}

const rangeOf = (player: Player, key: string) =>
  offer(player, key).ranges.map(({ figure, least, most }) => [figure, +least.toFixed(4), +most.toFixed(4)])

describe('what a skill will do now (rules 6.2, worked)', () => {
  it.each([
    [
      'wizard',
      'fireball',
      [
        ['experience', 42.8571, 54.5455],
        ['damage', 5, 5],
      ],
    ],
    ['wizard', 'mpheal', [['mana', 8, 8]]],
    ['wizard', 'earth', [['int', 6, 6]]],
    ['wizard', 'frost', []],
    [
      'warrior',
      'smash',
      [
        ['damage', 25.3846, 25.3846],
        ['value', 1.5789, 1.5789],
      ],
    ],
    ['warrior', 'defensiveStance', [['con', 9, 9]]],
    ['rogue', 'pickPocket', [['gold', 5.9645, 8.3333]]],
    ['rogue', 'toolsOfTrade', [['per', 48, 48]]],
    ['healer', 'heal', [['health', 8.25, 8.25]]],
    ['healer', 'brightness', [['value', 2.2222, 2.2222]]],
    ['healer', 'healAll', [['health', 4.4, 4.4]]],
  ] as const)('a %s sees %s', (name, key, ranges) => {
    expect(rangeOf(aCaster(name, [ofValue(-3, 1), ofValue(14, 2)]), key)).toEqual(ranges)
  })

  it('is what casting without luck then gives', () => {
    const player = aCaster('warrior', [ofValue(3)])
    const target = '00000000-0000-4000-8000-000000000001'
    const { state } = outcomeOf(castSkill(context)({ skill: 'smash', target })(player))
    const [damage] = offer(player, 'smash').ranges
    expect(state.user.party.quest.progress.up).toBe(damage?.most)
  })
})

describe('why a skill is not for now', () => {
  it.each([
    ['it comes at a later level', aCaster('wizard', [ofValue(0)], { lvl: 13 }), 'frost', 'spellLevelTooHigh'],
    ['mana is missing', aCaster('wizard', [ofValue(0)], { mp: 9 }), 'fireball', 'notEnoughMana'],
    ['there is no task', aCaster('wizard', [aReward()]), 'fireball', 'messageTaskNotFound'],
    ['health is full', aCaster('healer', [], { hp: 50 }), 'heal', 'messageHealthAlreadyMax'],
    ['nothing is due', aCaster('rogue'), 'stealth', 'spellAlreadyCast'],
  ] as const)('%s', (_, player, key, refusal) => expect(offer(player, key).refusal).toBe(refusal))

  it('agrees with the cast: an offer without a refusal can be cast', () => {
    for (const name of CLASSES) {
      const player = aCaster(name, [ofValue(0)])
      for (const { skill, refusal } of skillOffers(catalogue, player)) {
        const target = '00000000-0000-4000-8000-000000000001'
        const params = skill.target === 'task' ? { skill: skill.key, target } : { skill: skill.key }
        expect(E.isRight(castSkill(context)(params)(player))).toBe(refusal === undefined)
      }
    }
  })

  it('offers four skills to each class, and none to a player who has no class', () => {
    expect(CLASSES.map((each) => skillsOf(loadListedCatalogue(), each).length)).toEqual([4, 4, 4, 4])
    expect(skillOffers(catalogue, aPlayer(aUser({ stats: { lvl: 14 } })))).toEqual([])
  })
})

it('marks the tasks that can be targets', () => {
  const [free, gift] = [ofValue(0), aReward()]
  const player = aCaster('wizard', [free, gift])
  expect([free, gift].map((task) => isSkillTarget(player.user, task))).toEqual([true, false])
})

describe('what a player can cast besides skills', () => {
  it('lists what they own, are under, can send and have received', () => {
    const user = aUser({
      items: { special: { snowball: 2, greetingReceived: ['Ana', 'Ben'] } },
      stats: { buffs: { shinySeed: true } },
    })
    const { throwable, antidotes, sendable, waiting } = belongings(catalogue, user, NOON)
    expect(throwable.map(({ item, count }) => [item.key, count])).toEqual([['snowball', 2]])
    expect(antidotes.map(({ item, gold }) => [item.antidote.key, gold])).toEqual([['petalFreePotion', 5]])
    expect(waiting).toEqual([{ card: 'greeting', from: ['Ana', 'Ben'] }])
    expect(sendable.find(({ card }) => card.key === 'thankyou')?.gold).toBe(10)
  })

  it('sends what was bought before without gold, whatever the day', () => {
    const owner = aUser({ items: { special: { valentine: 1 } } })
    const { sendable } = belongings(catalogue, owner, Date.UTC(2026, 6, 1))
    expect(sendable.find(({ card }) => card.key === 'valentine')?.gold).toBe(0)
  })

  it('sends a valentine only around its day', () => {
    const onTheDay = Date.UTC(2026, 1, 14, 12)
    const keys = (now: number) => belongings(catalogue, aUser(), now).sendable.map(({ card }) => card.key)
    expect([keys(onTheDay).includes('valentine'), keys(Date.UTC(2026, 6, 1)).includes('valentine')]).toEqual([
      true,
      false,
    ])
  })
})
