import { describe, expect, it } from 'vitest'
import { aCatalogue, aUser, type DeepPartial, expectRefusal, forMoney, outcomeOf } from '../../test-kit/index.ts'
import { EMPTY_DOCUMENTS, type Documents } from '../documents/index.ts'
import { asKey, type PetKey, type User } from '../model/index.ts'
import { payments } from './payments.ts'

const key = asKey<PetKey>('Gryphatrice-Jubilant')
const pet = {
  key,
  price: 60,
  money: { sku: 'Pet-Gryphatrice-Jubilant', cents: 999 },
  window: { from: '2023-01-30T08:00:00.000Z', until: '2023-02-08T23:59:59.000Z' },
}
const catalogue = aCatalogue({ ...forMoney, animalShop: { pets: [], mounts: [], forGems: [pet] } })
const at = (instant: string) => ({ catalogue, now: Date.parse(instant), seed: 'seed' })
const feast = at('2023-02-01T12:00:00.000Z')
const ida = (fields: DeepPartial<User> = {}): Documents => ({
  ...EMPTY_DOCUMENTS,
  users: { ida: aUser({ _id: asKey<User['_id']>('ida'), ...fields }) },
})
const bought = { actorId: 'ida', sku: 'Pet-Gryphatrice-Jubilant' }

describe('a pet for money (api 6.1)', () => {
  it('is hatched, and counts as a payment', () => {
    const { state, events } = outcomeOf(payments.buyPet(feast)(bought)(ida()))
    expect(state.users['ida']?.items.pets).toEqual({ [key]: 5 })
    expect(state.users['ida']?.purchased.txnCount).toBe(1)
    expect(events).toEqual([{ to: 'ida', event: { type: 'ItemBought', itemType: 'pets', key, quantity: 1 } }])
  })

  it.each([
    ['its days are over', at('2023-03-01T12:00:00.000Z'), bought, ida(), 'messageNotAvailable'],
    ['there is no such thing', feast, { ...bought, sku: 'Pet-Nothing' }, ida(), 'contentKeyNotFound'],
    ['it is there already', feast, bought, ida({ items: { pets: { [key]: 5 } } }), 'petsAlreadyOwned'],
  ] as const)('is refused when %s', (_, context, params, documents, refusal) =>
    expectRefusal(payments.buyPet(context)(params)(documents), refusal),
  )

  it('goes, also from the side of the hero, when its price was paid back', () => {
    const owner = ida({ items: { pets: { [key]: 5, [asKey<PetKey>('Wolf-Base')]: 9 }, currentPet: key } })
    const { state } = outcomeOf(payments.takeBackPet(feast)({ ...bought, from: 'ida' })(owner))
    expect(state.users['ida']?.items).toMatchObject({ pets: { 'Wolf-Base': 9 }, currentPet: '' })
    expect(Object.keys(state.users['ida']?.items.pets ?? {})).toEqual(['Wolf-Base'])
  })

  it.each([
    ['who has none', bought],
    ['for what is not sold', { ...bought, sku: 'Pet-Nothing' }],
  ])('takes nothing back from %s', (_, params) => {
    const documents = ida({ items: { currentPet: 'Wolf-Base' } })
    expect(outcomeOf(payments.takeBackPet(feast)({ ...params, from: 'ida' })(documents)).state).toEqual(documents)
  })
})
