import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser, type Bags, bags } from '../../test-kit/index.ts'
import { stableAchievements } from './stable-achievements.ts'

const catalogue = aCatalogue()
const pets = { 'Wolf-Base': 5, 'Fox-Base': 5, 'Wolf-Red': 5, 'Fox-Red': 5 }
const mounts = { 'Wolf-Base': true, 'Fox-Base': true, 'Wolf-Red': true, 'Fox-Red': true }

const gained = (items: Bags) =>
  stableAchievements(catalogue)(aUser({ items: bags(items) })).events.map((event) =>
    event.type === 'StableCompleted' ? event.achievement : event.type,
  )

describe('stableAchievements', () => {
  it.each([
    ['nothing', {}, []],
    ['all pets', { pets }, ['beastMaster']],
    ['all pets, one of them raised', { pets: { ...pets, 'Wolf-Red': -1 } }, ['beastMaster']],
    ['all pets but a released one', { pets: { ...pets, 'Wolf-Red': 0 } }, []],
    ['all mounts', { mounts }, ['mountMaster']],
    ['all mounts but a released one', { mounts: { ...mounts, 'Wolf-Red': null } }, []],
    ['all pets and all mounts', { pets, mounts }, ['beastMaster', 'mountMaster', 'triadBingo']],
    [
      'all mounts and pets, one of them raised',
      { pets: { ...pets, 'Wolf-Red': -1 }, mounts },
      ['beastMaster', 'mountMaster'],
    ],
  ])('come with %s', (_, items, achievements) => expect(gained(items)).toEqual(achievements))

  it('belong to whoever released such a stable before', () => {
    const releaser = aUser({ achievements: { beastMasterCount: 1, mountMasterCount: 2, triadBingoCount: 1 } })
    expect(stableAchievements(catalogue)(releaser).state.achievements).toMatchObject({
      beastMaster: true,
      mountMaster: true,
      triadBingo: true,
    })
  })

  it.each(['beastMaster', 'mountMaster', 'triadBingo'])('belong to nobody who released none: %s', (key) => {
    const nobody = aUser({ achievements: { [`${key}Count`]: 0 } })
    expect(stableAchievements(catalogue)(nobody).events).toEqual([])
  })

  it('come with a single animal, when the game has no more', () => {
    const [wolf] = Object.entries(catalogue.pets)
    const one = aCatalogue({ pets: Object.fromEntries(wolf === undefined ? [] : [wolf]) })
    expect(stableAchievements(one)(aUser({ items: bags({ pets: { 'Wolf-Base': 5 } }) })).events).toEqual([
      { type: 'StableCompleted', achievement: 'beastMaster' },
    ])
  })

  it('are had once, and leave a player without them as they are', () => {
    const once = stableAchievements(catalogue)(aUser({ items: bags({ pets }) })).state
    expect(stableAchievements(catalogue)(once)).toEqual({ state: once, report: undefined, events: [] })
    expect(stableAchievements(catalogue)(once).state).toBe(once)
  })

  it('are not given away in a game without animals', () => {
    expect(stableAchievements(aCatalogue({ pets: {} }))(aUser()).events).toEqual([])
  })
})
