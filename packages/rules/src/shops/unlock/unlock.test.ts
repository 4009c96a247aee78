import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  outcomeOf,
  anyUser,
  aUser,
  type DeepPartial,
  expectRefusal,
  loadCatalogue,
  loadListedCatalogue,
  NOON,
  userFromInput,
} from '../../../test-kit/index.ts'
import type { User } from '../../model/index.ts'
import { unlock } from './unlock.ts'
import { shopCommands } from '../commands.ts'

const catalogue = loadCatalogue()
const context = { catalogue, now: NOON }
const someone = (changes: DeepPartial<User> = {}): User => aUser({ balance: 5, ...changes })
const pathsOf = (set: string) => catalogue.lookSets[set]?.looks.map(({ path }) => path) ?? []

describe('unlock', () => {
  it('sells one look for two gems, without putting it on', () => {
    const { state, message } = outcomeOf(unlock(context)({ path: 'skin.bear' })(someone()))
    expect(state.balance).toBe(4.5)
    expect(state.purchased.skin).toEqual({ bear: true })
    expect(state.preferences.skin).toBe('915533')
    expect(message).toEqual({ key: 'unlocked' })
  })

  it('sells a whole set for five, in any order', () => {
    const path = pathsOf('facialHair').toReversed().join(',')
    const { state } = outcomeOf(unlock(context)({ path })(someone()))
    expect(state.balance).toBe(3.75)
    expect(state.purchased.hair).toEqual({
      beard: { 1: true, 2: true, 3: true },
      mustache: { 1: true, 2: true },
    })
  })

  it('puts on what is unlocked, and charges nothing', () => {
    const bearded = someone({ balance: 0, purchased: { hair: { beard: { 2: true } } } })
    const { state, message } = outcomeOf(unlock(context)({ path: 'hair.beard.2' })(bearded))
    expect(state.preferences.hair.beard).toBe(2)
    expect(message).toBeUndefined()
  })

  it('takes a background down that is up', () => {
    const { state } = outcomeOf(unlock(context)({ path: 'background.violet' })(someone()))
    expect(state.preferences.background).toBe('')
  })

  it.each([
    ['2026-01-31', 'birthday_bash'],
    ['2026-04-20', 'on_a_strange_planet'],
  ])('gives away the scene of the event of %s', (day, scene) => {
    const now = Date.parse(`${day}T12:00:00Z`)
    const { state } = outcomeOf(unlock({ catalogue, now })({ path: `background.${scene}` })(someone({ balance: 0 })))
    expect(state.purchased.background).toMatchObject({ [scene]: true })
    expect(state.balance).toBe(0)
  })

  it.each([
    ['the event of the scene is not on', { path: 'background.birthday_bash' }, someone(), 'notAvailable'],
    [
      'scenes of two events are asked for at once',
      { path: 'background.birthday_bash,background.on_a_strange_planet' },
      someone(),
      'invalidUnlockSet',
    ],
    ['nothing is named', {}, someone(), 'pathRequired'],
    ['the look is free', { path: 'skin.915533' }, someone(), 'invalidUnlockSet'],
    ['the set is named in part', { path: pathsOf('facialHair').slice(1).join(',') }, someone(), 'invalidUnlockSet'],
    ['the look is no longer sold', { path: 'shirt.cross' }, someone(), 'invalidUnlockSet'],
    [
      'the background comes with checking in',
      { path: 'background.blue' },
      someone(),
      'incentiveBackgroundsUnlockedWithCheckins',
    ],
    ['the gems do not suffice', { path: 'skin.bear' }, someone({ balance: 0.25 }), 'notEnoughGems'],
    ['all is there', { path: pathsOf('animalSkins').join(',') }, withSkins(8), 'alreadyUnlocked'],
    ['the rest is cheaper one by one', { path: pathsOf('animalSkins').join(',') }, withSkins(6), 'alreadyUnlockedPart'],
  ] as const)('refuses when %s', (_, params, user, key) =>
    expectRefusal(userFromInput(shopCommands.unlock, context)(params)(user), key),
  )

  it('never takes gems without unlocking something', () => {
    const paths = Object.values(catalogue.lookSets).flatMap(({ looks }) => looks.map(({ path }) => path))
    const law = fc.property(anyUser(catalogue), fc.constantFrom(...paths), (user, path) => {
      const result = unlock(context)({ path })(user)
      if (result._tag === 'Left' || result.right.state.balance === user.balance) return
      expect(result.right.state.purchased).not.toEqual(user.purchased)
    })
    fc.assert(law, { numRuns: 50 })
  })
})

describe('the looks of the content', () => {
  it('are as many as the content facts count', () => {
    const counts: Record<string, number> = {}
    for (const { kind } of loadListedCatalogue().looks) counts[kind] = (counts[kind] ?? 0) + 1
    expect(counts).toEqual({
      'hair.color': 45,
      'hair.base': 21,
      'hair.bangs': 5,
      'hair.flower': 17,
      'hair.beard': 4,
      'hair.mustache': 3,
      skin: 62,
      shirt: 17,
      size: 2,
      chair: 13,
    })
  })
})

function withSkins(count: number): User {
  const skin = Object.fromEntries(
    pathsOf('animalSkins')
      .slice(0, count)
      .map((path) => [path.slice('skin.'.length), true]),
  )
  return someone({ purchased: { skin } })
}
