import { describe, expect, it } from 'vitest'
import { aCalendar, aCatalogue } from '../../../test-kit/index.ts'
import { asKey, type PetKey } from '../../model/index.ts'
import { foolsPotion, shownPet } from './april-fools.ts'

const catalogue = aCatalogue({
  events: [{ key: 'aprilFools', from: '04-01T04:00-04:00', until: '04-02T03:59-04:00', aprilFools: true }],
  calendar: aCalendar({ foolsPotions: { since: 2020, potions: ['Veggie', 'Tea', 'Fungi'] } }),
})
const FIRST_OF_APRIL = Date.parse('2027-04-01T12:00:00Z')

describe('foolsPotion', () => {
  it.each([
    [2017, undefined],
    [2019, undefined],
    [2020, 'Veggie'],
    [2022, 'Fungi'],
    [2023, 'Veggie'],
    [2027, 'Tea'],
  ])('is in %i %s: a potion a year, and again from the first', (year, potion) =>
    expect(foolsPotion(catalogue, year)).toBe(potion),
  )

  it('is the same each year where there is one', () => {
    const single = aCatalogue({ calendar: aCalendar({ foolsPotions: { since: 2020, potions: ['Veggie'] } }) })
    expect([2020, 2027].map((year) => foolsPotion(single, year))).toEqual(['Veggie', 'Veggie'])
  })

  it('is none where there are none', () => expect(foolsPotion(aCatalogue(), 2027)).toBeUndefined())
})

describe('shownPet', () => {
  it.each([
    ['a drop pet keeps its species', 'Fox-Red', 'Fox-Tea'],
    ['a quest pet is a bear', 'Owl-Base', 'BearCub-Tea'],
    ['a special pet is a dragon', 'Orca-Base', 'Dragon-Tea'],
    ['a pet that nobody knows is a dragon', 'Yak-Plaid', 'Dragon-Tea'],
    ['no pet is a wolf', '', 'Wolf-Tea'],
  ])('on the first of April %s', (_, pet, expected) =>
    expect(shownPet(catalogue, FIRST_OF_APRIL, asKey<PetKey>(pet))).toBe(expected),
  )

  it('is the pet itself on any other day', () =>
    expect(shownPet(catalogue, Date.parse('2027-04-02T12:00:00Z'), asKey<PetKey>('Fox-Red'))).toBe('Fox-Red'))
})
