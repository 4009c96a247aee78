import type { Pin } from '@daykeep/rules/model'
import { aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../i18n/index.ts'
import { toRewards } from './to-rewards.ts'

const catalogue = loadCatalogue()
const rewards = (changes: Parameters<typeof aUser>[0]) => toRewards(catalogue, aUser(changes), NOON)
const named = (changes: Parameters<typeof aUser>[0], key: string) => rewards(changes).find((each) => each.key === key)

beforeAll(() => loadMessages(['en'], 'content'))

describe('toRewards', () => {
  it('offers a new player the first gear of a warrior, the potion and the armoire', () => {
    expect(rewards({}).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['weapon_warrior_0', 'armor_warrior_1', 'potion', 'armoire']),
    )
  })

  it.each<[Pin, string, object]>([
    [{ type: 'eggs', path: 'eggs.Wolf' }, 'Wolf egg', { command: 'purchase', type: 'eggs', key: 'Wolf' }],
    [{ type: 'food', path: 'food.Saddle' }, 'Saddle', { command: 'purchase', type: 'food', key: 'Saddle' }],
    [{ type: 'quests', path: 'quests.basilist' }, 'The list on the wall', { command: 'buyQuest' }],
    [{ type: 'card', path: 'cardTypes.greeting' }, 'Greeting card', { command: 'buy', type: 'special' }],
    [{ type: 'debuffPotion', path: 'spells.special.salt' }, 'Salt', { command: 'castSkill', key: 'salt' }],
    [{ type: 'haircolor', path: 'hair.color.rainbow' }, 'Rainbow', { command: 'unlock', path: 'hair.color.rainbow' }],
    [{ type: 'fortify', path: 'special.fortify' }, 'Fortify', { command: 'fortify' }],
    [
      { type: 'gear', path: 'gear.flat.headAccessory_special_bearEars' },
      'Bear ears',
      { command: 'purchase', type: 'gear', key: 'headAccessory_special_bearEars' },
    ],
  ])('draws the pin %j and buys it by its own call', (pin, name, purchase) => {
    const found = rewards({ pinnedItems: [pin] }).find(({ id }) => id === pin.path)
    expect(found?.name).toBe(name)
    expect(found?.purchase).toMatchObject(purchase)
    expect(found?.removable).toBe(pin.type !== 'debuffPotion')
  })

  it('draws what fortifies as nothing else that heals', () => {
    const pins = [
      { type: 'potion', path: 'potion' },
      { type: 'fortify', path: 'special.fortify' },
    ]
    const [potion, fortify] = pins.map(({ path }) => rewards({ pinnedItems: pins }).find(({ id }) => id === path))
    expect(potion?.picture).toBeDefined()
    expect(fortify?.picture).not.toEqual(potion?.picture)
  })

  it('says what the player lacks', () => {
    expect(named({ stats: { gp: 99.5 } }, 'armoire')).toMatchObject({ price: 100, currency: 'gold', missing: 1 })
    expect(named({ stats: { gp: 100 } }, 'armoire')).toMatchObject({ missing: 0 })
  })

  it('asks before the armoire opens for the first time, and not again', () => {
    expect(named({}, 'armoire')?.atOnce).toBe(false)
    expect(named({ flags: { armoireOpened: true } }, 'armoire')?.atOnce).toBe(true)
  })

  it('locks the potion in full health, with the reason', () => {
    expect(named({ stats: { gp: 30, hp: 50 } }, 'potion')?.locked).toBe('You are in full health.')
    expect(named({ stats: { gp: 30, hp: 49 } }, 'potion')?.locked).toBeUndefined()
    expect(named({ stats: { gp: 0, hp: 49 } }, 'potion')?.locked).toBeUndefined()
  })

  it('does not let the potion and the armoire be unpinned', () => {
    expect(
      rewards({})
        .filter(({ removable }) => !removable)
        .map(({ key }) => key),
    ).toEqual(['potion', 'armoire'])
  })
})
