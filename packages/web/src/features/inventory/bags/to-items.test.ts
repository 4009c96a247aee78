import { aCatalogue, aUser, type Bags, bags, NOON } from '@daykeep/rules/test-kit'
import { asKey, type GearKey, type QuestKey } from '@daykeep/rules/model'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../../i18n/index.ts'
import { toItems } from './to-items.ts'

const catalogue = loadCatalogue()
type OwnedItems = Bags & { readonly quests?: Readonly<Record<string, number>> }

/** Without the scroll that a new player owns. */
const itemsOf = (items: OwnedItems) => {
  const quests: OwnedItems['quests'] = { dustbunnies: 0, ...items.quests }
  return toItems(catalogue, aUser({ items: { ...items, quests } }), NOON)
}

beforeAll(() => loadMessages(['en'], 'content'))

describe('toItems', () => {
  it('has each item with its name and count, without those used up', () => {
    const { items } = itemsOf(bags({ eggs: { Wolf: 2, Fox: 0 }, hatchingPotions: { Red: 1 }, food: { Milk: 3 } }))
    expect(items.map(({ id, name, count }) => [id, name, count])).toEqual([
      ['eggs/Wolf', 'Wolf egg', 2],
      ['hatchingPotions/Red', 'Red hatching potion', 1],
      ['food/Milk', 'Milk', 3],
    ])
  })

  it('has gifts of the subscription, what one throws, cards to send and cards to read', () => {
    const user = aUser({
      items: {
        special: { snowball: 2, greeting: 1, thankyouReceived: ['Ana', 'Ole'] },
        quests: { [asKey<QuestKey>('dustbunnies')]: 0 },
      },
      purchased: { plan: { mysteryItems: [asKey<GearKey>('head_mystery_202606')] } },
    })
    expect(toItems(catalogue, user, NOON).items.map(({ id, count, notes }) => [id, count, notes])).toEqual([
      ['special/mystery', 1, 'A piece of gear of the month, still in its wrapping.'],
      ['special/snowball', 2, expect.any(String)],
      ['special/to-send-greeting', 1, expect.any(String)],
      ['special/thankyou', 2, 'From Ana and Ole'],
    ])
    expect(toItems(catalogue, user, NOON).items.map(({ picture }) => picture?.kind)).toEqual([
      'item',
      'cast',
      'cast',
      'cast',
    ])
  })

  it('has quest scrolls, which cannot be sold', () => {
    expect(itemsOf({ quests: { atom1: 1 } }).items).toMatchObject([{ id: 'quests/atom1', count: 1, price: undefined }])
  })

  it('has the sale price, but none for a saddle', () => {
    const { items } = itemsOf(bags({ eggs: { Wolf: 1 }, food: { Milk: 1, Saddle: 1 } }))
    expect(items.map(({ key, price }) => [key, price])).toEqual([
      ['Wolf', 3],
      ['Milk', 1],
      ['Saddle', undefined],
    ])
  })

  it('names the potion whose animals like a food', () => {
    expect(itemsOf(bags({ food: { Milk: 1, Saddle: 1 } })).items.map(({ likedBy }) => likedBy)).toEqual([
      'White',
      undefined,
    ])
  })

  it('has a picture and texts for every item of the game', () => {
    const one = (things: object) => Object.fromEntries(Object.keys(things).map((key) => [key, 1]))
    const { items } = itemsOf({
      eggs: one(catalogue.eggs),
      hatchingPotions: one(catalogue.hatchingPotions),
      food: one(catalogue.food),
      quests: one(catalogue.quests),
    })
    const all = [catalogue.eggs, catalogue.hatchingPotions, catalogue.food, catalogue.quests]
    expect(items).toHaveLength(all.reduce((sum, things) => sum + Object.keys(things).length, 0))
    expect(items.filter(({ picture: thing, notes }) => thing === undefined || notes === '')).toEqual([])
  })

  it('has the pets that can hatch now, without those that the player has', () => {
    const items = bags({
      eggs: { Wolf: 1, Owl: 1 },
      hatchingPotions: { Base: 1, Red: 1, Glow: 1 },
      pets: { 'Wolf-Base': 5 },
    })
    const { nests } = toItems(aCatalogue(), aUser({ items }), NOON)
    expect(nests.map(({ pet }) => pet)).toEqual(['Wolf-Red', 'Wolf-Glow', 'Owl-Base', 'Owl-Red'])
  })
})
