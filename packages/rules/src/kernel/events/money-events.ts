import type { GearKey, UserId } from '../../model/index.ts'

/** The reason for a change of gems or hourglasses. docs/reference/api.md 3.7. */
export type TransactionType =
  | 'buy_gold'
  | 'spend'
  | 'change_class'
  | 'rebirth'
  | 'reroll'
  | 'release_pets'
  | 'release_mounts'
  | 'gift_send'
  | 'gift_receive'
  | 'create_challenge'
  | 'create_bank_challenge'
  | 'create_guild'
  | 'buy_money'
  | 'subscription_perks'
  | 'subscription_bonus'
  | 'contribution'
  | 'admin_update_balance'
  | 'admin_update_hourglasses'

/** Gems in units of balance (a gem is a quarter), hourglasses in pieces. `left`: the balance afterwards. */
export type Transaction = {
  readonly currency: 'gems' | 'hourglasses'
  readonly transaction: TransactionType
  readonly amount: number
  readonly left: number
  /** Key of the item it was spent on. */
  readonly reference?: string
}

/** Who gives, with the words that come with the gift. */
type FromGiver = { readonly from: UserId; readonly name: string; readonly message?: string }

/** Events of gems, hourglasses and subscriptions. */
export type MoneyEvent =
  // gems and hourglasses
  | ({ readonly type: 'CurrencySpent' } & Transaction)
  | ({ readonly type: 'CurrencyGained' } & Transaction)
  // money
  | { readonly type: 'SubscriptionStarted'; readonly block: string }
  | { readonly type: 'SubscriptionReceived'; readonly block: string }
  | { readonly type: 'SubscriptionCancelled'; readonly until: string }
  | ({ readonly type: 'GemsReceived'; readonly gems: number } & FromGiver)
  | ({ readonly type: 'SubscriptionGiven'; readonly block: string; readonly months: number } & FromGiver)
  | { readonly type: 'MysteryItemsReceived'; readonly gear: ReadonlyArray<GearKey> }
