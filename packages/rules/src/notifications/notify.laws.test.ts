import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aUser } from '../../test-kit/index.ts'
import type { GameEvent } from '../kernel/index.ts'
import { asKey, type AchievementKey, type PetKey } from '../model/index.ts'
import { notify } from './notify.ts'

const anyEvent: fc.Arbitrary<GameEvent> = fc.oneof(
  fc.constant<GameEvent>({ type: 'RebirthEnabled' }),
  fc.constant<GameEvent>({ type: 'PetHatched', pet: asKey<PetKey>('Wolf-Base') }),
  fc.constant<GameEvent>({ type: 'OnboardingCompleted' }),
  fc.string().map((key): GameEvent => ({ type: 'AchievementUnlocked', achievement: asKey<AchievementKey>(key) })),
)

describe('what a player is told', () => {
  it('never pushes out what they were told before, each under an id of its own, the oldest first', () => {
    const law = fc.property(fc.array(anyEvent), fc.array(anyEvent), (first, then) => {
      const before = notify('one')(first)(aUser())
      const after = notify('two')(then)(before)
      expect(after.notifications.slice(0, before.notifications.length)).toEqual(before.notifications)
      const ids = after.notifications.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(after.notifications.length).toBeLessThanOrEqual(first.length + then.length)
    })
    fc.assert(law, {
      examples: [
        [[], []],
        [[{ type: 'RebirthEnabled' }], [{ type: 'RebirthEnabled' }]],
        [[{ type: 'OnboardingCompleted' }, { type: 'OnboardingCompleted' }], []],
      ],
    })
  })
})
