import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aUser, bags, type DeepPartial, expectRefusal } from '../../../test-kit/index.ts'
import { asKey, type GearKey, type User } from '../../model/index.ts'
import { openMysteryItem } from '../open-mystery-item.ts'
import { releaseBoth, releaseMounts, releasePets } from './release.ts'

const context = { catalogue: aCatalogue() }
const ALL = ['Wolf-Base', 'Wolf-Red', 'Fox-Base', 'Fox-Red']

const each = <A>(value: A) => Object.fromEntries(ALL.map((key) => [key, value]))

const keeper = (changes: DeepPartial<User> = {}): User =>
  aUser({
    balance: 1,
    items: bags({ pets: { ...each(5), 'Owl-Base': 5 }, mounts: { ...each(true), 'Owl-Base': true } }),
    achievements: { triadBingo: true },
    ...changes,
  })

describe('releasing', () => {
  it('lets ordinary pets go, and keeps all others', () => {
    const { state, message } = outcomeOf(releasePets(context)({})(keeper()))
    expect(state.items.pets).toEqual({ ...each(0), 'Owl-Base': 5 })
    expect(state.items.mounts).toMatchObject(each(true))
    expect(state.achievements.beastMasterCount).toBe(1)
    expect(state.balance).toBe(0)
    expect(message).toEqual({ key: 'petsReleased' })
  })

  it('sends home the ordinary mount that is ridden', () => {
    const rider = keeper()
    const riding = { ...rider, items: { ...rider.items, currentMount: 'Fox-Red' } }
    const { state } = outcomeOf(releaseMounts(context)({})(riding))
    expect(state.items.mounts).toEqual({ ...each(null), 'Owl-Base': true })
    expect(state.items.currentMount).toBe('')
  })

  it.each([
    ['none of the pets is raised', {}, 1],
    ['one of them is', { 'Fox-Red': -1 }, undefined],
  ])('of both counts for the triad when %s', (_, raised, count) => {
    const { state } = outcomeOf(
      releaseBoth(context)({})(keeper({ items: { pets: { ...each(5), ...raised }, mounts: each(true) } })),
    )
    expect(state.achievements).toMatchObject({ beastMasterCount: 1, mountMasterCount: 1 })
    expect(state.achievements.triadBingoCount).toBe(count)
  })

  it.each([
    ['gems, before anything is counted', releasePets, { balance: 0.75, items: { pets: {} } }, 'notEnoughGems'],
    ['pets', releasePets, { items: { pets: { ...each(5), 'Fox-Red': 0 } } }, 'notEnoughPets'],
    ['mounts', releaseMounts, { items: { mounts: { ...each(true), 'Fox-Red': null } } }, 'notEnoughMounts'],
    ['a stable filled twice', releaseBoth, { achievements: { triadBingo: false } }, 'notEnoughPetsMounts'],
  ] as const)('takes %s', (_, release, changes, key) => {
    expectRefusal(release(context)({})(keeper(changes)), key)
  })
})

describe('a world without ordinary animals', () => {
  it('has none to release', () => {
    const empty = { catalogue: aCatalogue({ pets: {}, mounts: {} }) }
    expectRefusal(releasePets(empty)({})(keeper()), 'notEnoughPets')
    expectRefusal(releaseMounts(empty)({})(keeper()), 'notEnoughMounts')
    expectRefusal(releaseBoth(empty)({})(keeper()), 'notEnoughPetsMounts')
  })
})

describe('openMysteryItem', () => {
  const notice = { id: 'n', type: 'NEW_MYSTERY_ITEMS', data: {}, seen: false }
  const waiting = (...keys: ReadonlyArray<string>) =>
    aUser({
      purchased: { plan: { mysteryItems: keys.map((key) => asKey<GearKey>(key)) } },
      notifications: [notice],
    })

  it('opens the oldest package; the notice goes with the last', () => {
    const first = outcomeOf(openMysteryItem({})({})(waiting('head_mystery_202601', 'armor_mystery_202602')))
    expect(first.report).toBe('head_mystery_202601')
    expect(first.state.items.gear.owned).toMatchObject({ head_mystery_202601: true })
    expect(first.state.notifications).toHaveLength(1)
    const last = outcomeOf(openMysteryItem({})({})(first.state))
    expect(last.state.notifications).toEqual([])
    expectRefusal(openMysteryItem({})({})(last.state), 'mysteryItemIsEmpty')
  })
})
