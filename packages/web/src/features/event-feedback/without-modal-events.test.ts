import type { GameEvent } from '@daykeep/rules/kernel'
import { asKey } from '@daykeep/rules/model'
import { describe, expect, it } from 'vitest'
import { withoutModalEvents } from './without-modal-events.ts'

const unlocked = (achievement: string): GameEvent => ({ type: 'AchievementUnlocked', achievement: asKey(achievement) })
const hatched: GameEvent = { type: 'PetHatched', pet: asKey('Wolf-Base') }

describe('withoutModalEvents', () => {
  it('drops the last step of the onboarding, which the final dialog lists', () => {
    expect(withoutModalEvents([unlocked('fedPet')], [{ type: 'onboardingComplete' }])).toEqual([])
  })

  it('drops the first hatching, which the dialog of the pet shows', () => {
    expect(
      withoutModalEvents([unlocked('hatchedPet'), hatched], [{ type: 'petHatched', pet: asKey('Wolf-Base') }]),
    ).toEqual([hatched])
  })

  it('keeps the first hatching if that dialog is suppressed', () => {
    expect(withoutModalEvents([unlocked('hatchedPet'), hatched], [])).toEqual([unlocked('hatchedPet'), hatched])
  })

  it('keeps other steps beside other celebrations', () => {
    expect(withoutModalEvents([unlocked('completedTask')], [{ type: 'levelUp', level: 2 }])).toHaveLength(1)
  })
})
