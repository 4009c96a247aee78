import type { GameEvent } from '@daykeep/rules/kernel'
import { asKey, type PetKey } from '@daykeep/rules/model'
import { aPlayer, aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toCelebrations } from './to-celebrations.ts'

type Changes = Parameters<typeof aUser>[0]

const after = (events: ReadonlyArray<GameEvent>, changes: Changes = {}, before: Changes = changes) =>
  toCelebrations({ before: aPlayer(aUser(before)), after: aPlayer(aUser(changes)), events }).map(({ type }) => type)

const wolf = asKey<PetKey>('Wolf-Base')

describe('toCelebrations', () => {
  it('opens the celebration of each event that has one', () => {
    expect(after([{ type: 'LevelGained', from: 1, to: 2 }])).toEqual(['levelUp'])
    expect(after([{ type: 'PetHatched', pet: wolf }])).toEqual(['petHatched'])
    expect(after([{ type: 'MountGained', pet: wolf }])).toEqual(['mountRaised'])
    expect(after([{ type: 'FirstItemsDropped', egg: 'Wolf', hatchingPotion: 'Base' }])).toEqual(['firstDrops'])
    expect(after([{ type: 'OnboardingCompleted' }])).toEqual(['onboardingComplete'])
    expect(after([{ type: 'UltimateGearCompleted', class: 'healer' }])).toEqual(['ultimateGear'])
    expect(after([{ type: 'PerfectDayReached' }])).toEqual(['perfectDay'])
    expect(after([{ type: 'RebirthEnabled' }])).toEqual(['rebirthEnabled'])
    expect(after([{ type: 'PlayerReborn', level: 60, free: true }])).toEqual(['reborn'])
    expect(after([{ type: 'MysteryItemOpened', gear: asKey('head_mystery_201402') }])).toEqual(['mysteryItem'])
    expect(after([{ type: 'SleepToggled', sleeping: true }])).toEqual([])
  })

  it.each([3, 10, 50])('is not silent about level %d', (to) => {
    expect(after([{ type: 'LevelGained', from: to - 1, to }])).toEqual(['levelUp'])
  })

  it('offers the choice of a class at level 10, as its only moment, until a class is chosen (screens 17 no. 6)', () => {
    const tenth: ReadonlyArray<GameEvent> = [{ type: 'LevelGained', from: 9, to: 10 }]
    expect(after(tenth, { stats: { lvl: 10 } })).toEqual(['chooseClass'])
    expect(after(tenth, { stats: { lvl: 10 }, flags: { classSelected: true } })).toEqual(['levelUp'])
    expect(after([{ type: 'LevelGained', from: 9, to: 12 }], { stats: { lvl: 12 } })).toEqual([
      'levelUp',
      'chooseClass',
    ])
    expect(after([{ type: 'ClassChosen', class: 'rogue' }])).toEqual(['classChosen'])
  })

  it('opens nothing that the player has suppressed', () => {
    const suppressModals = { levelUp: true, hatchPet: true, raisePet: true, streak: true }
    const events: ReadonlyArray<GameEvent> = [
      { type: 'LevelGained', from: 1, to: 2 },
      { type: 'PetHatched', pet: wolf },
      { type: 'MountGained', pet: wolf },
      { type: 'StreakReached', task: asKey('t'), streak: 21 },
    ]
    expect(after(events, { preferences: { suppressModals } })).toEqual([])
  })

  it('shows gear from the armoire, and that the armoire is empty after the last piece', () => {
    const opened = (emptied: boolean): GameEvent => ({
      type: 'ArmoireOpened',
      result: { type: 'gear', dropKey: asKey('head_armoire_x'), emptied },
    })
    expect(after([opened(false)])).toEqual(['armoire'])
    expect(after([opened(true)])).toEqual(['armoire', 'armoireEmpty'])
    expect(after([{ type: 'ArmoireOpened', result: { type: 'experience', value: 12 } }])).toEqual([])
  })

  it('opens only death, and only once', () => {
    const [dead, alive] = [{ stats: { hp: 0 } }, { stats: { hp: 2 } }]
    expect(after([{ type: 'LevelGained', from: 1, to: 2 }], dead, alive)).toEqual(['death'])
    expect(after([], dead, dead)).toEqual([])
  })

  it('warns of low health the first time it falls to 30 or less', () => {
    expect(after([], { stats: { hp: 30 } }, { stats: { hp: 33 } })).toEqual(['lowHealth'])
    expect(after([], { stats: { hp: 31 } }, { stats: { hp: 33 } })).toEqual([])
    expect(after([], { stats: { hp: 30 } }, { stats: { hp: 20 } })).toEqual([])
    expect(after([], { stats: { hp: 30 }, flags: { warnedLowHealth: true } }, { stats: { hp: 33 } })).toEqual([])
  })
})
