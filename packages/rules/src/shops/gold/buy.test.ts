import { describe, expect, it } from 'vitest'
import { asKey, type QuestKey } from '../../model/index.ts'
import { aCatalogue, outcomeOf, aQuest, aUser, expectRefusal, NOON, userFromInput } from '../../../test-kit/index.ts'
import { sell } from '../../inventory/index.ts'
import { buy } from './buy.ts'
import { shopCommands } from '../commands.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: 'user-1/0' }
const rich = aUser({ stats: { gp: 500, hp: 10 } })

describe('buy', () => {
  it.each([
    ['the armoire by its key', { key: 'armoire' }, 'ArmoireOpened'],
    ['the armoire by its type', { key: 'anything', type: 'armoire' }, 'ArmoireOpened'],
    ['a potion by its key', { key: 'potion' }, 'PotionDrunk'],
    ['a potion by its type', { key: 'anything', type: 'potion' }, 'PotionDrunk'],
    ['gear by its key', { key: 'weapon_warrior_0' }, 'GearBought'],
    ['gear by a type that is no shop', { key: 'weapon_warrior_0', type: 'marketGear' }, 'GearBought'],
  ])('sells %s', (_, params, event) => {
    expect(outcomeOf(buy(context)(params)(rich)).events.map(({ type }) => type)).toContain(event)
  })

  it('reports what the armoire held', () => {
    expect(outcomeOf(buy(context)({ key: 'armoire' })(rich)).report).toMatchObject({ type: 'gear' })
    expect(outcomeOf(buy(context)({ key: 'potion' })(rich)).report).toBeUndefined()
  })

  it.each([
    ['no key is given', {}, 'missingKeyParam'],
    ['the key is empty', { key: '' }, 'missingKeyParam'],
    ['there is no such thing', { key: 'constructor' }, 'itemNotFound'],
    ['the type is a name that every object has', { key: 'x', type: 'toString' }, 'itemNotFound'],
    ['there is no such quest', { key: 'x', type: 'quest' }, 'questNotFound'],
    ['no gold buys the quest', { key: 'vice1', type: 'quest' }, 'questNotGoldPurchasable'],
    ['the quantity of quests makes no sense', { key: 'vice1', type: 'quest', quantity: -1 }, 'invalidQuantity'],
    ['there is no such spell', { key: 'x', type: 'special' }, 'spellNotFound'],
    ['the spell of a season is not there', { key: 'snowball' }, 'spellNotFound'],
    ['there is no hourglass', { key: '202601', type: 'mystery' }, 'notEnoughHourglasses'],
    ['several mystery sets are asked', { key: '202601', type: 'mystery', quantity: 2 }, 'messageNotAbleToBuyInBulk'],
    ['a background is asked', { key: 'beach', type: 'backgrounds' }, 'useUnlockForCosmetics'],
  ] as const)('refuses when %s', (_, params, key) => {
    const quests = { [asKey<QuestKey>('vice1')]: aQuest('vice1') }
    expectRefusal(userFromInput(shopCommands.buy, { ...context, catalogue: aCatalogue({ quests }) })(params)(rich), key)
  })

  it('knows no mystery set, however many hourglasses there are', () => {
    const plan = { consecutive: { trinkets: 3 } }
    expectRefusal(
      buy(context)({ key: '202601', type: 'mystery' })(aUser({ purchased: { plan } })),
      'mysterySetNotFound',
    )
  })

  it('never gains gold by selling again what was won in the armoire', () => {
    const hungry = { ...context, seed: { 'armoire.roll': 0.7 } }
    const opened = outcomeOf(
      buy(hungry)({ key: 'armoire' })(aUser({ stats: { gp: 100 }, flags: { armoireOpened: true } })),
    )
    const [key = ''] = Object.keys(opened.state.items.food)
    expect(outcomeOf(sell(context)({ type: 'food', key })(opened.state)).state.stats.gp).toBeLessThan(100)
  })
})
