import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aGear,
  outcomeOf,
  aUser,
  expectRefusal,
  loadCatalogue,
  NOON,
  userFromInput,
} from '../../../test-kit/index.ts'
import { buyMysterySet } from '../hourglasses/index.ts'
import { buySpecial } from './buy-special.ts'
import { shopCommands } from '../commands.ts'

const at = (day: string) => ({ catalogue: loadCatalogue(), now: Date.parse(`${day}T12:00:00Z`) })
const rich = aUser({ stats: { gp: 100 } })

describe('buySpecial', () => {
  it('sells things to throw in their season only', () => {
    const { state, message } = outcomeOf(buySpecial(at('2026-06-10'))({ key: 'seafoam', quantity: 2 })(rich))
    expect(state.items.special.seafoam).toBe(2)
    expect(state.stats.gp).toBe(70)
    expect(message).toEqual({ key: 'messageBought', params: { item: 'transformations.seafoam' } })
    expectRefusal(buySpecial(at('2026-06-10'))({ key: 'snowball' })(rich), 'cannotBuyItem')
  })

  it('sells cards of a feast around it, others all year', () => {
    expect(outcomeOf(buySpecial(at('2026-02-12'))({ key: 'valentine' })(rich)).state.items.special.valentine).toBe(1)
    expectRefusal(buySpecial(at('2026-06-10'))({ key: 'valentine' })(rich), 'cannotBuyItem')
    expect(outcomeOf(buySpecial(at('2026-06-10'))({ key: 'getwell' })(rich)).state.stats.gp).toBe(90)
  })

  it.each([
    ['there is no such thing', { key: 'fireball' }, 'spellNotFound'],
    ['the gold does not suffice, season or not', { key: 'snowball', quantity: 7 }, 'messageNotEnoughGold'],
    ['the quantity is none', { key: 'salt', quantity: 'few' }, 'invalidQuantity'],
  ] as const)('refuses when %s', (_, params, key) =>
    expectRefusal(userFromInput(shopCommands.buy, at('2026-06-10'))({ type: 'special', ...params })(rich), key),
  )
})

describe('buyMysterySet', () => {
  const pieces = ['head_mystery_202512', 'armor_mystery_202512'].map((key) => aGear(key, { mystery: '202512' }))
  const catalogue = aCatalogue({ gear: Object.fromEntries(pieces.map((piece) => [piece.key, piece])) })
  const context = { catalogue, now: NOON }
  const traveller = aUser({ purchased: { plan: { consecutive: { trinkets: 1 } } } })

  it('brings every piece of a set for one hourglass', () => {
    const { state } = outcomeOf(buyMysterySet(context)({ key: '202512' })(traveller))
    expect(state.items.gear.owned).toMatchObject({ head_mystery_202512: true, armor_mystery_202512: true })
    expect(state.purchased.plan.consecutive.trinkets).toBe(0)
  })

  it('asks for the hourglass before it looks for the set', () => {
    expectRefusal(buyMysterySet(context)({ key: '209901' })(aUser()), 'notEnoughHourglasses')
    expectRefusal(buyMysterySet(context)({ key: '209901' })(traveller), 'mysterySetNotFound')
    expectRefusal(buyMysterySet(context)({ key: '202512', quantity: 2 })(traveller), 'messageNotAbleToBuyInBulk')
  })
})
