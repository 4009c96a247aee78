import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aQuest, aUser, expectRefusal, userFromInput } from '../../../test-kit/index.ts'
import { asKey, type QuestKey } from '../../model/index.ts'
import { buyQuest } from './buy-quest.ts'
import { shopCommands } from '../commands.ts'

const key = (name: string) => asKey<QuestKey>(name)

const QUESTS = [
  aQuest('coral1', { category: 'gold', goldValue: 200, group: 'Coral' }),
  aQuest('coral2', {
    category: 'gold',
    goldValue: 300,
    group: 'Coral',
    previous: key('coral1'),
    prerequisites: [key('coral1')],
  }),
  aQuest('masters', {
    category: 'gold',
    goldValue: 400,
    group: 'Masters',
    prerequisites: [key('coral1'), key('coral2')],
  }),
  aQuest('owl'),
]
const catalogue = aCatalogue({ quests: Object.fromEntries(QUESTS.map((quest) => [quest.key, quest])) })

const buyer = (gp: number, done: Readonly<Record<string, number>> = {}) =>
  aUser({ stats: { gp }, achievements: { quests: done } })

describe('buyQuest', () => {
  it('sells scrolls for gold, as many as are asked', () => {
    const { state, events, message } = outcomeOf(
      userFromInput(shopCommands.buyQuest, { catalogue })({ key: 'coral1', quantity: '2' })(buyer(450)),
    )
    expect(state.stats.gp).toBe(50)
    expect(state.items.quests[key('coral1')]).toBe(2)
    expect(events).toEqual([{ type: 'ItemBought', itemType: 'quests', key: 'coral1', quantity: 2 }])
    expect(message).toEqual({ key: 'messageBought', params: { item: 'quests.coral1' } })
  })

  it('counts scrolls below none as none', () => {
    const odd = aUser({ stats: { gp: 200 }, items: { quests: { [key('coral1')]: -3 } } })
    expect(outcomeOf(buyQuest({ catalogue })({ key: 'coral1' })(odd)).state.items.quests[key('coral1')]).toBe(1)
  })

  it('sells a later part once the earlier ones are done', () => {
    expect(outcomeOf(buyQuest({ catalogue })({ key: 'coral2' })(buyer(300, { coral1: 1 }))).state.stats.gp).toBe(0)
  })

  it.each([
    ['no key is given', {}, buyer(500), 'missingKeyParam'],
    ['the quantity makes no sense', { key: 'coral1', quantity: 1.5 }, buyer(500), 'invalidQuantity'],
    ['there is no such quest', { key: 'constructor' }, buyer(500), 'questNotFound'],
    ['it has no price in gold', { key: 'owl' }, buyer(500), 'questNotGoldPurchasable'],
    ['an earlier part is not done', { key: 'coral2' }, buyer(0), 'mustComplete'],
    ['the last part of another chain is not done', { key: 'masters' }, buyer(0), 'questUnlockLostMasterclasser'],
    ['an earlier part of another chain is not done', { key: 'masters' }, buyer(0, { coral2: 1 }), 'mustComplete'],
    ['the gold does not do', { key: 'coral1', quantity: 2 }, buyer(399.99), 'messageNotEnoughGold'],
  ] as const)('refuses when %s', (_, params, user, refusal) =>
    expectRefusal(userFromInput(shopCommands.buyQuest, { catalogue })(params)(user), refusal),
  )

  it('says which part is missing by the id of its name', () => {
    expect(buyQuest({ catalogue })({ key: 'coral2' })(buyer(300))).toMatchObject({
      left: { key: 'mustComplete', params: { quest: 'quests.coral1' } },
    })
  })
})
