import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aDaily,
  aHabit,
  outcomeOf,
  anyUser,
  aPlayer,
  aReward,
  aTodo,
  aUser,
  castAmong,
  expectRefusal,
  loadCatalogue,
  NOON,
} from '../../test-kit/index.ts'
import { asKey, type Player, type Stats, type Task, type User } from '../model/index.ts'
import { castOnParty } from './cast-on-party.ts'
import { castSkill } from './cast-skill.ts'

const catalogue = loadCatalogue()
const context = { catalogue, now: NOON, seed: {} }
const lucky = { ...context, seed: { 'skill.crit/0': 0 } }
const TASK = '00000000-0000-4000-8000-000000000001'

const aCaster = (stats: Partial<Stats>): User =>
  aUser({ stats: { str: 60, int: 50, con: 55, per: 45, lvl: 1, mp: 100, ...stats }, flags: { levelDrops: {} } })

/** The worked caster has these totals at level 1; skills ask for more. */
const atLevel = (user: User, lvl: number): User => {
  const bonus = Math.floor(lvl / 2)
  const { str, int, con, per } = user.stats
  const lower = { str: str - bonus, int: int - bonus, con: con - bonus, per: per - bonus }
  return { ...user, stats: { ...user.stats, ...lower, lvl } }
}

const player = (name: Stats['class'], task?: Task, stats: Partial<Stats> = {}): Player =>
  aPlayer(atLevel(aCaster({ class: name, ...stats }), 14), task === undefined ? [] : [task])

const ofValue = (value: number): Task => aTodo({ _id: asKey(TASK), value })

const castOn = (name: Stats['class'], skill: string, value: number, where = context) =>
  outcomeOf(castSkill(where)({ skill, target: TASK })(player(name, ofValue(value)))).state

describe('skills on a task (rules 6.2, worked)', () => {
  it.each([
    ['a red task', -4, context, 42.857143],
    ['a task at 5', 5, context, 42.857143],
    ['a blue task', 14, context, 54.545455],
    ['luck', 5, lucky, 56.153846],
  ])('fireball teaches by %s', (_, value, where, exp) => {
    const { user, tasks } = castOn('wizard', 'fireball', value, where)
    expect(user.stats.exp).toBeCloseTo(exp, 6)
    expect(user.party.quest.progress.up).toBe(5)
    expect(user.stats.mp).toBe(90)
    expect(Object.values<Task>(tasks)[0]?.value).toBe(value)
  })

  it('smash makes a task less red and prepares damage, more with luck', () => {
    const plain = castOn('warrior', 'smash', 0)
    expect(plain.tasks[asKey<Task['_id']>(TASK)]?.value).toBeCloseTo(1.578947, 6)
    expect(plain.user.party.quest.progress.up).toBeCloseTo(25.384615, 6)
    const { user, tasks } = castOn('warrior', 'smash', 0, lucky)
    expect(tasks[asKey<Task['_id']>(TASK)]?.value).toBeCloseTo(2.004992, 6)
    expect(user.party.quest.progress.up).toBeCloseTo(36.819444, 6)
  })

  it('pickPocket brings gold, backStab gold and experience', () => {
    expect(castOn('rogue', 'pickPocket', 5).user.stats.gp).toBeCloseTo(6.884058, 6)
    expect(castOn('rogue', 'pickPocket', -1).user.stats.gp).toBeCloseTo(5.964467, 6)
    const { stats } = castOn('rogue', 'backStab', 5).user
    expect([stats.exp, stats.gp]).toEqual([expect.closeTo(31.395349, 5), expect.closeTo(5.837838, 5)])
    const luckier = castOn('rogue', 'backStab', 5, lucky).user.stats
    expect([luckier.exp, luckier.gp]).toEqual([expect.closeTo(45.860729, 5), expect.closeTo(9.216216, 5)])
  })

  it('a fireball can bring a level', () => {
    const before = player('wizard', ofValue(0), { exp: 325 })
    const { state, events } = outcomeOf(castSkill(context)({ skill: 'fireball', target: TASK })(before))
    expect(state.user.stats.lvl).toBe(15)
    expect(events).toContainEqual({ type: 'LevelGained', from: 14, to: 15 })
  })

  it.each([
    ['no task is named', {}, ofValue(0), 'targetIdUUID'],
    ['the target is no id', { target: 'walk' }, ofValue(0), 'invalidReqParams'],
    ['the task is not there', { target: TASK.replace('1', '2') }, ofValue(0), 'messageTaskNotFound'],
    ['the task is a reward', { target: TASK }, aReward({ _id: asKey(TASK) }), 'messageTaskNotFound'],
    ['a challenge gave it', { target: TASK }, { ...ofValue(0), challenge: { id: 'c' } }, 'challengeTasksNoCast'],
    ['a group gave it', { target: TASK }, aHabit({ _id: asKey(TASK), group: aGroup() }), 'groupTasksNoCast'],
    ['the mana does not last', { target: TASK, quantity: 11 }, ofValue(0), 'notEnoughMana'],
  ] as const)('refuses when %s', (_, params, task, key) => {
    expectRefusal(castSkill(context)({ skill: 'smash', ...params })(player('warrior', task)), key)
  })

  it('refuses skills of another class, and those above the level', () => {
    expectRefusal(castSkill(context)({ skill: 'fireball', target: TASK })(player('warrior')), 'spellNotFound')
    const young = aPlayer({ ...aCaster({ class: 'wizard' }) })
    expectRefusal(castSkill(context)({ skill: 'fireball', target: TASK })(young), 'spellLevelTooHigh')
  })
})

describe('skills on oneself (rules 6.2, worked)', () => {
  it('heal mends, and has nothing to do at full health', () => {
    const hurt = player('healer', undefined, { hp: 10 })
    expect(outcomeOf(castSkill(context)({ skill: 'heal' })(hurt)).state.user.stats.hp).toBeCloseTo(18.25, 6)
    expectRefusal(castSkill(context)({ skill: 'heal' })(player('healer')), 'messageHealthAlreadyMax')
  })

  it('defensiveStance adds nine to a constitution of 55', () => {
    const { state } = outcomeOf(castSkill(context)({ skill: 'defensiveStance' })(player('warrior')))
    expect(state.user.stats.buffs.con).toBe(9)
  })

  it('casts that are refused on the way leave nothing of those before', () => {
    const scratched = player('healer', undefined, { hp: 49 })
    expectRefusal(castSkill(context)({ skill: 'heal', quantity: 2 })(scratched), 'messageHealthAlreadyMax')
    expectRefusal(castSkill(context)({ skill: 'frost', quantity: 2 })(player('wizard')), 'spellAlreadyCast')
  })

  it('stealth hides more dailies the more there are, and none that are done', () => {
    const dailies = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        aDaily({ _id: asKey<Task['_id']>(`${TASK.slice(0, -2)}${10 + index}`) }),
      )
    const hiding = (count: number) => {
      const { user } = player('rogue')
      const order = { ...user.tasksOrder, dailys: dailies(count).map(({ _id }) => _id) }
      return aPlayer({ ...user, tasksOrder: order }, dailies(count))
    }
    const hidden = [5, 10, 20, 40].map(
      (count) => outcomeOf(castSkill(context)({ skill: 'stealth' })(hiding(count))).state.user.stats.buffs.stealth,
    )
    expect(hidden).toEqual([2, 3, 6, 12])
    expectRefusal(castSkill(context)({ skill: 'stealth' })(hiding(0)), 'spellAlreadyCast')
  })

  it('brightness eases all own tasks but rewards and what a challenge gave', () => {
    const tasks = [
      aHabit({ _id: asKey('a'), value: -3 }),
      aReward({ _id: asKey('b') }),
      { ...ofValue(1), challenge: { id: 'c' } },
    ]
    const { state } = outcomeOf(castSkill(context)({ skill: 'brightness' })(aPlayer(player('healer').user, tasks)))
    expect(Object.values<Task>(state.tasks).map(({ value }) => value)).toEqual([expect.closeTo(-0.777778, 5), 10, 1])
  })
})

describe('skills on a party (rules 6.2, worked)', () => {
  const others = [
    aUser({ _id: asKey('wizard'), party: { _id: 'party' }, stats: { class: 'wizard', mp: 3, hp: 8 } }),
    aUser({ _id: asKey('rogue'), party: { _id: 'party' }, stats: { class: 'rogue', mp: 3, hp: 49 } }),
  ]
  const onParty = (name: Stats['class'], skill: string) => {
    const caster = { ...player(name, undefined, { hp: 20 }).user, party: { ...aUser().party, _id: 'party' } }
    return outcomeOf(castAmong({ caster, members: others })(castOnParty(context)({ skill, actorId: caster._id })))
  }

  it.each([
    ['wizard', 'earth', 'int', 6],
    ['warrior', 'valorousPresence', 'str', 5],
    ['warrior', 'intimidate', 'con', 6],
    ['rogue', 'toolsOfTrade', 'per', 48],
    ['healer', 'protectAura', 'con', 44],
  ] as const)('%s: %s gives everyone %s', (name, skill, attribute, bonus) => {
    const { caster, members, line } = onParty(name, skill)
    expect([caster, ...members].map(({ stats }) => stats.buffs[attribute])).toEqual([bonus, bonus, bonus])
    expect(line).toEqual({ type: 'spell_cast_party', user: 'maren', class: name, spell: skill, times: 1 })
  })

  it('mana goes to everyone but wizards, health to all up to the brim', () => {
    expect(onParty('wizard', 'mpheal').members.map(({ stats }) => stats.mp)).toEqual([3, 11])
    const { caster, members } = onParty('healer', 'healAll')
    expect([caster, ...members].map(({ stats }) => stats.hp)).toEqual([24.4, 12.4, 50])
  })

  it('does to the caster what the caster’s own command does', () => {
    for (const { key, class: name } of Object.values(catalogue.skills).filter(({ target }) => target === 'party')) {
      const { caster } = onParty(name, key)
      const alone = aPlayer({ ...player(name, undefined, { hp: 20 }).user, party: caster.party })
      expect(outcomeOf(castSkill(context)({ skill: key })(alone)).state.user).toEqual(caster)
    }
  })

  it('never costs anyone but the caster anything, and the caster exactly the mana', () => {
    const skills = Object.values(catalogue.skills).filter(({ target }) => target === 'party')
    const law = fc.property(anyUser(catalogue), anyUser(catalogue), fc.constantFrom(...skills), (one, other, skill) => {
      const stats = { ...one.stats, class: skill.class, lvl: 20, mp: 60 }
      const caster = { ...one, stats, party: { ...one.party, _id: 'party' } }
      const member = { ...other, _id: asKey<User['_id']>('other'), party: { ...other.party, _id: 'party' } }
      const cast = castOnParty(context)({ skill: skill.key, actorId: caster._id })
      const result = outcomeOf(castAmong({ caster, members: [member] })(cast))
      expect(result.caster.stats.mp).toBe(60 - skill.mana)
      const [after] = result.members
      expect(after?.stats.mp).toBeGreaterThanOrEqual(member.stats.mp)
      expect(after?.stats.hp).toBeGreaterThanOrEqual(Math.min(50, member.stats.hp))
    })
    fc.assert(law, { numRuns: 60 })
  })
})

function aGroup(): Task['group'] {
  return { id: 'group', assignedUsers: [], completedBy: {} }
}
