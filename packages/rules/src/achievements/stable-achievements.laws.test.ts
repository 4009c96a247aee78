import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser, bags } from '../../test-kit/index.ts'
import { stableAchievements } from './stable-achievements.ts'

const catalogue = aCatalogue()
const ANIMALS = ['Wolf-Base', 'Fox-Base', 'Wolf-Red', 'Fox-Red']

type Stable = { readonly pets: ReadonlyArray<number>; readonly mounts: ReadonlyArray<boolean | null> }

const byAnimal = <A>(list: ReadonlyArray<A>) => Object.fromEntries(ANIMALS.map((key, index) => [key, list[index] as A]))

const settledIn = ({ pets, mounts }: Stable, had: object) =>
  stableAchievements(catalogue)(
    aUser({ achievements: had, items: bags({ pets: byAnimal(pets), mounts: byAnimal(mounts) }) }),
  )

const list = <A>(each: fc.Arbitrary<A>) => fc.array(each, { minLength: 4, maxLength: 4 })
const anyStable: fc.Arbitrary<Stable> = fc.record({
  pets: list(fc.constantFrom(-1, 0, 5, 49)),
  mounts: list(fc.constantFrom(true, false, null)),
})
const all = <A>(each: A): ReadonlyArray<A> => [each, each, each, each]

describe('the achievements of a stable (rules 7.5)', () => {
  it('are never lost again, whatever leaves the stable', () => {
    const law = fc.property(anyStable, anyStable, (before, after) => {
      const had = settledIn(before, {}).state.achievements
      const { beastMaster, mountMaster, triadBingo } = had
      expect(settledIn(after, had).state.achievements).toMatchObject(
        Object.fromEntries(Object.entries({ beastMaster, mountMaster, triadBingo }).filter(([, each]) => each)),
      )
    })
    const nothing: Stable = { pets: all(0), mounts: all(null) }
    fc.assert(law, {
      examples: [
        [{ pets: all(5), mounts: all(true) }, nothing],
        [{ pets: all(-1), mounts: all(true) }, nothing],
        [nothing, { pets: all(5), mounts: all(null) }],
      ],
    })
  })

  it('are told once each, and never when one animal was not there at all', () => {
    const law = fc.property(anyStable, (stable) => {
      const { state, events } = settledIn(stable, {})
      expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(events.length)
      expect(stableAchievements(catalogue)(state).events).toEqual([])
      if (stable.pets.includes(0)) expect(state.achievements.beastMaster).toBeUndefined()
      if (!stable.mounts.every(Boolean)) expect(state.achievements.mountMaster).toBeUndefined()
    })
    fc.assert(law, { examples: [[{ pets: [5, 5, 5, 0], mounts: [true, true, true, null] }]] })
  })
})
