import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Catalogue, Quest } from '../../catalogue/index.ts'
import { textId } from '../../inventory/index.ts'
import { ownEntry, refuse, type Result, type Rule } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'
import { goldFor, withoutGold } from '../../purse/index.ts'
import { withScrolls } from '../../quests/index.ts'
import { questsBeforeDone } from '../on-sale/index.ts'

export type BuyQuest = { readonly key: string; readonly quantity?: number }

type Refusals =
  | 'questNotFound'
  | 'questNotGoldPurchasable'
  | 'questUnlockLostMasterclasser'
  | 'mustComplete'
  | 'messageNotEnoughGold'

/** Buys scrolls of a quest for gold. Level and check-ins are not checked, they only lock the scroll in the shop. docs/reference/rules.md 10.6. */
export const buyQuest: Rule<'catalogue', BuyQuest, Refusals, User, undefined> =
  ({ catalogue }) =>
  ({ key, quantity = 1 }) =>
  (user) =>
    pipe(
      questWithPrice(catalogue, key),
      E.chainFirstW(({ quest }) => questsBeforeDone(catalogue, quest)(user)),
      E.bindW('gold', ({ price }) => goldFor(user, price * quantity)),
      E.map(({ quest, gold }) => ({
        state: withoutGold(withScrolls(quest.key, quantity)(user), gold),
        report: undefined,
        events: [{ type: 'ItemBought', itemType: 'quests', key, quantity }],
        message: { key: 'messageBought', params: { item: textId('quests', key) } },
      })),
    )

const questWithPrice = (
  { quests }: Catalogue,
  key: string,
): Result<'questNotFound' | 'questNotGoldPurchasable', { readonly quest: Quest; readonly price: number }> => {
  const quest = ownEntry(quests, key)
  if (quest === undefined) return refuse('questNotFound', { key })
  return quest.goldValue ? E.right({ quest, price: quest.goldValue }) : refuse('questNotGoldPurchasable', { key })
}
