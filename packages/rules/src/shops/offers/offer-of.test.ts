import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aUser, NOON, shopCatalogue } from '../../../test-kit/index.ts'
import { offerOf } from './offer-of.ts'

const itemAt = (path: string, type = 'any') => offerOf(shopCatalogue, NOON)({ type, path })(aUser())

describe('shelfItem', () => {
  it.each([
    ['quests.first', 1, 'gems'],
    ['quests.coral1', 200, 'gold'],
    ['quests.robot', 1, 'hourglasses'],
    ['bundles.friends', 7, 'gems'],
    ['cardTypes.greeting', 10, 'gold'],
    ['spells.special.snowball', 15, 'gold'],
    ['spells.special.salt', 5, 'gold'],
    ['backgrounds.backgrounds062025.mill', 7, 'gems'],
    ['backgrounds.timeTravelBackgrounds.airship', 1, 'hourglasses'],
    ['hair.color.rainbow', 2, 'gems'],
    ['hair.mustache.1', 2, 'gems'],
    ['skin.wolf', 2, 'gems'],
    ['shirt.fire', 2, 'gems'],
    ['mystery.301404', 1, 'hourglasses'],
    ['timeTravelStable.pets.Mammoth-Base', 1, 'hourglasses'],
    ['timeTravelStable.mounts.Mammoth-Base', 1, 'hourglasses'],
  ])('%s costs %i %s', (path, price, currency) => expect(itemAt(path)).toEqual({ price, currency, locked: false }))

  it('names what a locked quest waits for, where a purchase would be refused', () => {
    expect(itemAt('quests.coral2')).toMatchObject({ locked: true, reason: 'mustComplete' })
    expect(itemAt('quests.late')).toEqual({ price: 4, currency: 'gems', locked: true })
  })

  it.each([
    'quests.nonsuch',
    'quests.first.more',
    'quests',
    'spells.snowball',
    'spells.common.snowball',
    'backgrounds.backgrounds062024.mill',
    'hair.rainbow',
    'hair.color.rainbow.more',
    'mystery.999999',
    'timeTravelStable.eggs.Mammoth-Base',
    'timeTravelStable.pets.Fox-Base',
    'gear.tree.weapon_warrior_0',
    'special.nonsuch',
    'potion.more',
    'constructor',
    'cardTypes.constructor',
    '',
  ])('finds nothing at %j', (path) => expect(itemAt(path)).toBeUndefined())

  it('never takes a path of chance words for a thing', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('quests', 'gear', 'flat', '__proto__', 'hair', 'x', '')), (words) => {
        expect(itemAt(words.join('.'))).toBeUndefined()
      }),
      { examples: [[['__proto__']], [['gear', 'flat', '__proto__']]] },
    ))
})
