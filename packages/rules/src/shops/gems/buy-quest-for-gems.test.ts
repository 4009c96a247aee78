import { describe, expect, it } from 'vitest'
import {
  aCalendar,
  aCatalogue,
  outcomeOf,
  aQuest,
  aUser,
  expectRefusal,
  NOON,
  userFromInput,
} from '../../../test-kit/index.ts'
import type { QuestBundle } from '../../catalogue/index.ts'
import { asKey, type QuestKey } from '../../model/index.ts'
import { buyQuestBundle } from './purchase.ts'
import { buyQuestForGems } from './buy-quest-for-gems.ts'
import { shopCommands } from '../commands.ts'

const key = (name: string) => asKey<QuestKey>(name)

const { value: _none, ...snake } = aQuest('snake', { category: 'unlockable', goldValue: 100 })

const QUESTS = [
  aQuest('soap', { category: 'unlockable' }),
  aQuest('suds', { category: 'unlockable', previous: key('soap'), prerequisites: [key('soap')] }),
  snake,
  aQuest('coral', { category: 'gold', goldValue: 200 }),
  aQuest('owl'),
  aQuest('fox'),
  aQuest('frost'),
  aQuest('amber', { category: 'hatchingPotion' }),
  aQuest('robot', { category: 'timeTravelers', value: 1 }),
  aQuest('storm', { category: 'world', value: 0 }),
]
const BUNDLE: QuestBundle = { key: 'birds', value: 7, quests: [key('owl'), key('fox'), key('frost')], art: {} }
const month = { petQuests: ['owl'], hatchingPotionQuests: ['amber'], bundles: ['birds'], premiumHatchingPotions: [] }
const gala = { seasonalSpells: [], seasonalQuests: ['frost'], customizations: [] }
const context = {
  catalogue: aCatalogue({
    quests: Object.fromEntries(QUESTS.map((quest) => [quest.key, quest])),
    questBundles: { birds: BUNDLE, gulls: { ...BUNDLE, key: 'gulls' } },
    calendar: aCalendar({
      months: Array.from({ length: 12 }, () => month),
      galas: { winter: gala, spring: gala, summer: gala, fall: gala },
    }),
  }),
  now: NOON,
}

const buyer = (balance: number) => aUser({ balance, items: { quests: { [key('owl')]: 1 } } })

describe('buyQuestForGems', () => {
  it.each([
    ['one that is always there', 'soap'],
    ['a pet quest of the month', 'owl'],
    ['a potion quest of the month', 'amber'],
    ['a quest of the gala', 'frost'],
  ])('sells %s', (_, name) => {
    const { state, message } = outcomeOf(buyQuestForGems(context)({ key: name, quantity: 2 })(buyer(2.5)))
    expect(state.balance).toBe(0.5)
    expect(state.items.quests[key(name)]).toBe(name === 'owl' ? 3 : 2)
    expect(message?.key).toBe('messageBought')
  })

  it('notes what the gems went for', () => {
    expect(outcomeOf(buyQuestForGems(context)({ key: 'soap' })(buyer(1))).events).toEqual([
      { type: 'ItemBought', itemType: 'quests', key: 'soap', quantity: 1 },
      { type: 'CurrencySpent', currency: 'gems', amount: 1, left: 0, transaction: 'spend', reference: 'soap' },
    ])
  })

  it.each([
    ['the quantity makes no sense', { key: 'soap', quantity: -1 }, 'invalidQuantity'],
    ['there is no such quest', { key: 'toString' }, 'questNotFound'],
    ['only gold buys the chain', { key: 'coral' }, 'questNotGemPurchasable'],
    ['it has no price in gems', { key: 'snake' }, 'questNotGemPurchasable'],
    ['the part before is not done', { key: 'suds' }, 'mustComplete'],
    ['it is not on sale', { key: 'fox' }, 'notAvailable'],
    ['the time travellers sell it', { key: 'robot' }, 'messageNotAvailable'],
    ['it is the whole world’s', { key: 'storm' }, 'messageNotAvailable'],
    ['the gems do not do', { key: 'soap', quantity: 4 }, 'notEnoughGems'],
  ] as const)('refuses when %s', (_, params, refusal) =>
    expectRefusal(userFromInput(shopCommands.purchase, context)({ type: 'quests', ...params })(buyer(3)), refusal),
  )
})

describe('buyQuestBundle', () => {
  it('sells a scroll of each of its quests', () => {
    const { state, message } = outcomeOf(buyQuestBundle(context)({ key: 'birds', quantity: 2 })(buyer(4)))
    expect(state.balance).toBe(0.5)
    expect(BUNDLE.quests.map((quest) => state.items.quests[quest])).toEqual([3, 2, 2])
    expect(message).toBeUndefined()
  })

  it.each([
    ['the quantity makes no sense', { key: 'birds', quantity: 'some' }, 'invalidQuantity'],
    ['there is no such bundle', { key: 'bees' }, 'contentKeyNotFound'],
    ['it is not on sale', { key: 'gulls' }, 'notAvailable'],
    ['the gems do not do', { key: 'birds', quantity: 2 }, 'notEnoughGems'],
  ] as const)('refuses when %s', (_, params, refusal) =>
    expectRefusal(userFromInput(shopCommands.purchase, context)({ type: 'bundles', ...params })(buyer(3)), refusal),
  )
})
