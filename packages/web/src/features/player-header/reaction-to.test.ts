import type { GameEvent } from '@daykeep/rules/kernel'
import { asKey } from '@daykeep/rules/model'
import { aDaily, aHabit } from '@daykeep/rules/test-kit/task'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { expressionAtRest, reactionTo } from './reaction-to.ts'

const tasks = [aHabit({ _id: asKey('h') }), aDaily({ _id: asKey('d') })]
const scored = (task: string, direction: 'up' | 'down'): GameEvent => ({
  type: 'TaskScored',
  task: asKey(task),
  direction,
  delta: 1,
})
const reaction = (events: ReadonlyArray<GameEvent>, hp: { readonly before: number; readonly after: number }) =>
  reactionTo({
    before: aPlayer(aUser({ stats: { hp: hp.before } }), tasks),
    after: aPlayer(aUser({ stats: { hp: hp.after } }), tasks),
    events,
  })
const unhurt = { before: 50, after: 50 }

describe('hero and pet', () => {
  it('smile and hop at a tick', () => {
    expect(reaction([scored('d', 'up')], unhurt)).toMatchObject({ expression: 'happy', hops: true })
    expect(reaction([scored('h', 'up')], unhurt)).toMatchObject({ expression: 'happy', hops: true })
  })

  it('are proud of a level, whatever was ticked for it', () => {
    const events: ReadonlyArray<GameEvent> = [scored('d', 'up'), { type: 'LevelGained', from: 4, to: 5 }]
    expect(reaction(events, unhurt)).toMatchObject({ expression: 'proud', hops: true })
  })

  it('worry when a habit hurts, and do not hop', () => {
    expect(reaction([scored('h', 'down')], { before: 50, after: 48 })).toMatchObject({
      expression: 'worried',
      hops: false,
    })
  })

  it('stay as they are when a tick is taken back, and at what is no feat', () => {
    expect(reaction([scored('d', 'down')], unhurt)).toBeUndefined()
    expect(reaction([{ type: 'SleepToggled', sleeping: true }], unhurt)).toBeUndefined()
  })

  it.each([
    ['calm', 31, false, 12],
    ['calm', 31, false, 5],
    ['worried', 30, false, 20],
    ['asleep', 50, true, 12],
    ['asleep', 10, false, 21],
    ['asleep', 50, false, 4],
  ] as const)('are %s with %s health, resting: %s, at %s hours', (expression, hp, sleep, hour) => {
    expect(expressionAtRest(aUser({ stats: { hp }, preferences: { sleep } }), hour)).toBe(expression)
  })
})
