import * as E from 'fp-ts/lib/Either.js'
import { goldFor, withoutGold } from '../../purse/index.ts'
import { textId } from '../../inventory/index.ts'
import { refuse, type Rule } from '../../kernel/index.ts'
import { type User, withStats } from '../../model/index.ts'

/** `heals`: health that a potion restores. docs/reference/application.md 5 and 9. */
const POTION = { heals: 15, fullHealth: 50 } as const

export type BuyPotion = { readonly quantity?: number }

type Refusals = 'messageNotEnoughGold' | 'messageHealthAlreadyMax' | 'messageHealthAlreadyMin'

/** Buys and drinks health potions; refused at full health and at none. docs/reference/rules.md 10.3. */
export const buyPotion: Rule<'catalogue', BuyPotion, Refusals, User, undefined> =
  ({ catalogue }) =>
  ({ quantity = 1 }) =>
  (user) => {
    const price = goldFor(user, catalogue.potion.value * quantity)
    if (E.isLeft(price)) return price
    if (user.stats.hp >= POTION.fullHealth) return refuse('messageHealthAlreadyMax')
    if (user.stats.hp <= 0) return refuse('messageHealthAlreadyMin')
    const hp = Math.min(POTION.fullHealth, user.stats.hp + POTION.heals * quantity)
    return E.right({
      state: withoutGold(withStats(user, { hp }), price.right),
      report: undefined,
      events: [{ type: 'PotionDrunk', quantity }],
      message: { key: 'messageBought', params: { item: textId('market', 'potion') } },
    })
  }
