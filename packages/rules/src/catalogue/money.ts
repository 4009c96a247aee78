/** A subscription for sale; prices in dollars. docs/reference/content-facts.md 8.1. */
export type SubscriptionBlock = {
  readonly key: string
  /** Months between bills; 0 for members of a paying group. */
  readonly months: number
  readonly price: number
  readonly target: 'user' | 'group'
  readonly canSubscribe: boolean
  /** Initial multiple of the price. */
  readonly quantity?: number
  readonly discount?: boolean
  readonly original?: number
}

/** Gems for money; price in US cents. docs/reference/content-facts.md 8.2. */
export type GemPack = { readonly key: string; readonly gems: number; readonly price: number }
