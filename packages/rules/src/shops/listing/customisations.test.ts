import { describe, expect, it } from 'vitest'
import { aVisitor, JUNE, linesOf, shopCatalogue } from '../../../test-kit/index.ts'
import type { Instant } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { customisationShop } from './customisations.ts'

describe('the shop of looks', () => {
  const looks = (user: User, now: Instant = JUNE) => customisationShop(shopCatalogue)(user, now)

  it('lists what is on sale, the newest first, and keeps empty shelves', () =>
    expect(linesOf(looks(aVisitor()))).toEqual({
      backgrounds: ['mill 7 gems', 'pier 7 gems', 'lane 7 gems'],
      color: ['sea 2 gems', 'rainbow 2 gems'],
      base: [],
      facialHair: ['1 2 gems', '1 2 gems'],
      skin: ['wolf 2 gems'],
      animalEars: ['headAccessory_special_bearEars 4 gems'],
      animalTails: ['back_special_bearTail 4 gems'],
      shirt: ['fire 2 gems'],
    }))

  it('gives scenes away while their event runs, until it ends', () => {
    const [scenes] = looks(aVisitor(), Date.parse('2026-04-22T12:00:00Z'))
    expect(scenes?.items[0]).toEqual({
      type: 'background',
      path: 'backgrounds.eventBackgrounds.flood',
      key: 'flood',
      price: 0,
      currency: 'gems',
      locked: false,
      end: '2026-05-01T08:00:00.000Z',
    })
    expect(linesOf(looks(aVisitor()))['backgrounds']).not.toContain('flood 0 gems')
  })

  it('leaves out what the player has', () => {
    const owner = aVisitor({
      purchased: { background: { pier: true }, hair: { color: { rainbow: true } }, skin: { wolf: true } },
      items: { gear: { owned: { back_special_bearTail: true } } },
    })
    expect(linesOf(looks(owner))).toMatchObject({
      backgrounds: ['mill 7 gems', 'lane 7 gems'],
      color: ['sea 2 gems'],
      skin: [],
      animalTails: [],
    })
  })

  it('tells ends for scenes, hair colours and skins', () => {
    const ends = looks(aVisitor()).map(({ id, items }) => [id, items[0]?.end?.slice(0, 10)])
    expect(Object.fromEntries(ends)).toMatchObject({
      backgrounds: '2026-07-07',
      color: '2026-09-01',
      skin: '2026-09-01',
      facialHair: undefined,
      shirt: undefined,
    })
  })
})
