import type { GameEvent } from '@daykeep/rules/kernel'
import { asKey } from '@daykeep/rules/model'
import { aDaily, aHabit, aReward, aTodo } from '@daykeep/rules/test-kit/task'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { CUES, cueOf, WEIGHT } from './cue.ts'
import { SOUND_THEMES, THEMES } from './themes.ts'

const tasks = [
  aHabit({ _id: asKey('h') }),
  aDaily({ _id: asKey('d') }),
  aTodo({ _id: asKey('t') }),
  aReward({ _id: asKey('r') }),
]
const cue = (events: ReadonlyArray<GameEvent>, hp = 50) =>
  cueOf({ after: aPlayer(aUser({ stats: { hp } }), tasks), events })
const scored = (task: string, direction: 'up' | 'down'): GameEvent => ({
  type: 'TaskScored',
  task: asKey(task),
  direction,
  delta: 1,
})

describe('the sound of a command', () => {
  it.each([
    ['plus', scored('h', 'up')],
    ['minus', scored('h', 'down')],
    ['daily', scored('d', 'up')],
    ['todo', scored('t', 'up')],
    ['level', { type: 'ClassChosen', class: 'rogue' }],
    ['level', { type: 'PlayerReborn', level: 51, free: true }],
    ['cast', { type: 'PlayerRevived' }],
    ['reward', scored('r', 'down')],
    ['cast', { type: 'SkillCast', skill: 'smash', times: 1 }],
    ['drop', { type: 'ItemDropped', drop: { type: 'Egg', key: 'Wolf' } }],
    [undefined, { type: 'SleepToggled', sleeping: true }],
  ] as const)('is %s', (expected, event) => expect(cue([event])).toBe(expected))

  it('is that of the weightiest event, and of death before all', () => {
    const events = [scored('h', 'up'), { type: 'LevelGained', from: 1, to: 2 }] as const
    expect(cue(events)).toBe('level')
    expect(cue(events, 0)).toBe('death')
  })

  it('has an order that holds every cue', () => {
    expect([...WEIGHT].toSorted()).toEqual([...CUES].toSorted())
  })
})

it('has notes that one can hear for each cue of each theme', () => {
  for (const theme of SOUND_THEMES)
    for (const name of CUES) {
      const notes = THEMES[theme].notes[name]
      expect(notes.length).toBeGreaterThan(1)
      expect(notes.every(({ pitch }) => pitch > 60 && pitch < 4000)).toBe(true)
    }
})
