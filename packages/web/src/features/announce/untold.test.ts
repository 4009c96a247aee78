import type { GameEvent } from '@daykeep/rules/kernel'
import { asKey } from '@daykeep/rules/model'
import { describe, expect, it } from 'vitest'
import { untold } from './untold.ts'

const unlocked = (achievement: string): GameEvent => ({ type: 'AchievementUnlocked', achievement: asKey(achievement) })
const hatched: GameEvent = { type: 'PetHatched', pet: asKey('Wolf-Base') }

describe('untold', () => {
  it('leaves the last first step to the moment that lists all five', () => {
    expect(untold([unlocked('fedPet')], [{ type: 'onboardingComplete' }])).toEqual([])
  })

  it('leaves the first hatching to the moment of the pet', () => {
    expect(untold([unlocked('hatchedPet'), hatched], [{ type: 'petHatched', pet: asKey('Wolf-Base') }])).toEqual([
      hatched,
    ])
  })

  it('tells the first hatching to those who do not want to see that moment', () => {
    expect(untold([unlocked('hatchedPet'), hatched], [])).toEqual([unlocked('hatchedPet'), hatched])
  })

  it('tells any other first step beside any other moment', () => {
    expect(untold([unlocked('completedTask')], [{ type: 'levelUp', level: 2 }])).toHaveLength(1)
  })
})
