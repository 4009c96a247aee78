import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pin } from '../../model/index.ts'
import { aCatalogue, outcomeOf, aUser, expectRefusal, NOON } from '../../../test-kit/index.ts'
import { nextClassPins, withClassPins, withoutClassPins } from './class-pins.ts'
import { movePin } from './move-pin.ts'
import { officialPins } from './official-pins.ts'
import { pinnedColumn } from './pinned-column.ts'
import { togglePin } from './toggle-pin.ts'

const catalogue = aCatalogue()
const context = { catalogue, now: NOON }
const gala = 'gear.flat.armor_special_summer2026Warrior'
const potion: Pin = { type: 'potion', path: 'potion' }
const wolf: Pin = { type: 'eggs', path: 'eggs.Wolf' }
const meat: Pin = { type: 'food', path: 'food.Meat' }
const owning = (owned: Readonly<Record<string, boolean>>) => aUser({ items: { gear: { owned } } })
const pinner = aUser({ pinnedItems: [potion, wolf] })
const pathsOf = (pins: ReadonlyArray<Pin>) => pins.map(({ path }) => path)
const columnOf = (user = pinner) => pathsOf(pinnedColumn(catalogue, user, NOON))

describe('officialPins', () => {
  it('are the pieces of the running gala for the class of the player', () => {
    expect(pathsOf(officialPins(catalogue, pinner, NOON))).toEqual([gala])
    const wizard = aUser({ stats: { class: 'wizard' } })
    expect(pathsOf(officialPins(catalogue, wizard, NOON))).toEqual(['gear.flat.armor_special_summer2026Mage'])
  })

  it('keep the newest set there is when a gala brings none', () => {
    expect(pathsOf(officialPins(catalogue, pinner, Date.parse('2028-06-10T12:00Z')))).toEqual([gala])
    expect(officialPins(catalogue, pinner, Date.parse('2026-01-10T12:00Z'))).toEqual([])
  })

  it.each([true, false])('leave out a piece that was ever owned, here %s', (owned) => {
    const owner = owning({ armor_special_summer2026Warrior: owned })
    expect(officialPins(catalogue, owner, NOON)).toEqual([])
  })
})

describe('class pins', () => {
  it('are the first pieces of each slot that are not owned; a lost piece comes again', () => {
    const owned = { weapon_warrior_0: true, weapon_warrior_1: false, weapon_warrior_2: true, armor_warrior_1: true }
    expect(pathsOf(nextClassPins(catalogue, owning(owned)))).toEqual([
      'gear.flat.weapon_warrior_1',
      'gear.flat.head_warrior_1',
      'gear.flat.shield_warrior_1',
    ])
  })

  it('stand at the end when they are set anew, and can be taken away', () => {
    const anew = withClassPins(catalogue, aUser())
    expect(pathsOf(anew.pinnedItems).slice(0, 2)).toEqual(['potion', 'armoire'])
    expect(anew.pinnedItems).toHaveLength(6)
    expect(pathsOf(withoutClassPins(catalogue, anew).pinnedItems)).toEqual(['potion', 'armoire'])
  })
})

describe('a column that is set as it was', () => {
  it('stays the same list', () => {
    const anew = withClassPins(catalogue, aUser())
    expect(withClassPins(catalogue, anew)).toBe(anew)
    const moved = outcomeOf(movePin(context)({ path: 'eggs.Wolf', position: 0 })(pinner)).state
    expect(outcomeOf(movePin(context)({ path: 'eggs.Wolf', position: 0 })(moved)).state).toBe(moved)
  })
})

describe('pinnedColumn', () => {
  it('has the pins of the game first, then those of the player', () => {
    expect(columnOf()).toEqual([gala, 'potion', 'eggs.Wolf'])
  })

  it('puts what the player ordered after what they never moved', () => {
    expect(columnOf({ ...pinner, pinnedItemsOrder: ['eggs.Wolf', 'gone', gala] })).toEqual([
      'potion',
      'eggs.Wolf',
      gala,
    ])
  })

  it('leaves out pins of the game that the player took away', () => {
    expect(columnOf({ ...pinner, unpinnedItems: [{ type: 'marketGear', path: gala }] })).toEqual([
      'potion',
      'eggs.Wolf',
    ])
  })
})

describe('togglePin', () => {
  it('pins what is not pinned, at the end, and unpins what is', () => {
    const pinned = outcomeOf(togglePin(context)(meat)(pinner))
    expect([pinned.report, pinned.state.pinnedItems]).toEqual([true, [potion, wolf, meat]])
    const unpinned = outcomeOf(togglePin(context)(meat)(pinned.state))
    expect([unpinned.report, unpinned.state.pinnedItems]).toEqual([false, [potion, wolf]])
  })

  it('hides a pin of the game and shows it again', () => {
    const pin = { type: 'marketGear', path: gala }
    const hidden = outcomeOf(togglePin(context)(pin)(pinner))
    expect([hidden.report, hidden.state.unpinnedItems]).toEqual([false, [pin]])
    expect(hidden.state.pinnedItems).toBe(pinner.pinnedItems)
    const restored = outcomeOf(togglePin(context)(pin)(hidden.state))
    expect([restored.report, restored.state.unpinnedItems]).toEqual([true, []])
  })

  it.each([
    ['there is no such piece', { type: 'marketGear', path: 'gear.flat.constructor' }, 'wrongItemPath'],
    ['there is no such group', { type: 'eggs', path: 'toys.Wolf' }, 'wrongItemPath'],
    ['the path goes on', { type: 'eggs', path: 'eggs.Wolf.value' }, 'wrongItemPath'],
    ['the potion stands in another group', { type: 'eggs', path: 'hatchingPotions.Glow' }, 'wrongItemPath'],
    ['there is no such type', { type: 'toys', path: 'eggs.Wolf' }, 'wrongItemType'],
    ['it is the health potion', potion, 'cannotUnpinItem'],
    ['it is the armoire', { type: 'armoire', path: 'armoire' }, 'cannotUnpinItem'],
    ['it is an antidote', { type: 'debuffPotion', path: 'eggs.Wolf' }, 'cannotUnpinItem'],
  ] as const)('refuses when %s', (_, pin, key) => expectRefusal(togglePin(context)(pin)(pinner), key))
})

describe('movePin', () => {
  it.each([
    [0, ['eggs.Wolf', gala, 'potion']],
    [1, [gala, 'eggs.Wolf', 'potion']],
    [-1, [gala, 'potion', 'eggs.Wolf']],
    [99, [gala, 'potion', 'eggs.Wolf']],
  ])('moves an entry to place %i', (position, order) => {
    const { state, report } = outcomeOf(movePin(context)({ path: 'eggs.Wolf', position })(pinner))
    expect([report, state.pinnedItemsOrder, columnOf(state)]).toEqual([order, order, order])
  })

  it('refuses what is not in the column', () => {
    expectRefusal(movePin(context)({ path: 'food.Meat', position: 0 })(pinner), 'wrongItemPath')
  })

  it('never loses or doubles an entry', () => {
    const moves = fc.array(
      fc.record({ path: fc.constantFrom(gala, 'potion', 'eggs.Wolf'), position: fc.integer({ min: -1, max: 4 }) }),
    )
    const law = fc.property(moves, (list) => {
      const after = list.reduce((user, move) => outcomeOf(movePin(context)(move)(user)).state, pinner)
      expect(columnOf(after).toSorted()).toEqual(columnOf().toSorted())
    })
    fc.assert(law, { examples: [[[{ path: gala, position: -1 }]]] })
  })
})
