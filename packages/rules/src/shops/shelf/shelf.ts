import type { Catalogue } from '../../content/catalogue.ts'
import type { Instant, RefusalKey } from '../../kernel/index.ts'
import type { User } from '../../model/index.ts'

export type Currency = 'gold' | 'gems' | 'hourglasses'

/** What stands on a shelf: its price, and why the player may not have it, where that is so. */
export type ShelfItem = {
  readonly price: number
  readonly currency: Currency
  readonly locked: boolean
  /** The refusal that a purchase would meet. */
  readonly reason?: RefusalKey
}

/** What a shelf is looked at with; `type` says how the thing is pinned. */
export type Sight = { readonly catalogue: Catalogue; readonly now: Instant; readonly type: string }

/** What a path names on one shelf: the words of the path that follow the shelf's own. */
export type Shelf = (sight: Sight, words: ReadonlyArray<string>) => (user: User) => ShelfItem | undefined

export const forGold = (price: number): ShelfItem => ({ price, currency: 'gold', locked: false })

export const forGems = (price: number): ShelfItem => ({ price, currency: 'gems', locked: false })

export const forHourglasses = (price: number): ShelfItem => ({ price, currency: 'hourglasses', locked: false })

/** A shelf of things by key, whoever looks. */
export const shelfOf =
  (itemAt: (sight: Sight, key: string) => ShelfItem | undefined): Shelf =>
  (sight, [key = '', ...rest]) =>
  () =>
    rest.length > 0 ? undefined : itemAt(sight, key)
