import { FIRST_STEPS } from '@daykeep/rules/achievements'
import { aUser } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toGuide } from './to-guide.ts'

const welcomed = { welcomed: true }

describe('toGuide', () => {
  it('shows the five steps, and which of them are done', () => {
    const guide = toGuide(aUser({ flags: welcomed, achievements: { completedTask: true } }))
    expect(guide?.steps.map(({ step, done }) => (done ? `${step} done` : step))).toEqual([
      'createdTask',
      'completedTask done',
      'hatchedPet',
      'fedPet',
      'purchasedEquipment',
    ])
    expect(guide).toMatchObject({ done: 1, reward: 100 })
  })

  it('waits for the welcome', () => expect(toGuide(aUser())).toBeUndefined())

  it('is gone once all steps are taken', () => {
    const achievements = Object.fromEntries(FIRST_STEPS.map((step) => [step, true]))
    expect(toGuide(aUser({ flags: welcomed, achievements }))).toBeUndefined()
  })
})
