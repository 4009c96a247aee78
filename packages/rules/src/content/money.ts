/** What a subscription can be bought for; prices in dollars. Content facts, section 8.1. */
export type SubscriptionBlock = {
  readonly key: string
  /** Months from one bill to the next; none for members of a group that pays. */
  readonly months: number
  readonly price: number
  readonly target: 'user' | 'group'
  readonly canSubscribe: boolean
  /** Times the price at the start. */
  readonly quantity?: number
  readonly discount?: boolean
  readonly original?: number
}

/** Gems for money; the price in cents of a dollar. Content facts, section 8.2. */
export type GemPack = { readonly key: string; readonly gems: number; readonly price: number }
