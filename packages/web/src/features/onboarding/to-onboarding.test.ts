import { FIRST_STEPS } from '@daykeep/rules/achievements'
import { aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toOnboarding } from './to-onboarding.ts'

const welcomed = { welcomed: true }

describe('toOnboarding', () => {
  it('shows the five steps, and which of them are done', () => {
    const onboarding = toOnboarding(aUser({ flags: welcomed, achievements: { completedTask: true } }))
    expect(onboarding?.steps.map(({ step, done }) => (done ? `${step} done` : step))).toEqual([
      'createdTask',
      'completedTask done',
      'hatchedPet',
      'fedPet',
      'purchasedEquipment',
    ])
    expect(onboarding).toMatchObject({ done: 1, reward: 100 })
  })

  it('is undefined before the first run', () => expect(toOnboarding(aUser())).toBeUndefined())

  it('is undefined after the last step', () => {
    const achievements = Object.fromEntries(FIRST_STEPS.map((step) => [step, true]))
    expect(toOnboarding(aUser({ flags: welcomed, achievements }))).toBeUndefined()
  })
})
