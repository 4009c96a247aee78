import type { Card, Transformation } from '../catalogue/index.ts'
import { ownEntry } from '../kernel/index.ts'
import { type User, withItems } from '../model/index.ts'
import { withoutGold } from '../purse/index.ts'

/** A card or an antidote: it is bought in a shop beforehand, or paid for when it is used. */
type ItemWithCast = Pick<Card, 'key' | 'value'> | Transformation['antidote']

/** The gold for using a card or an antidote so many times; those that were bought before are paid already. */
export const goldForUse = ({ key, value }: ItemWithCast, times: number, user: User): number =>
  value * Math.max(0, times - stockOf(user, key))

/** Uses up what was bought before and pays for the rest. docs/decisions/077-bought-cards-are-used-first.md. */
export const payForUse =
  ({ key, value }: ItemWithCast, times: number) =>
  (user: User): User => {
    const stock = stockOf(user, key)
    const used = Math.min(stock, times)
    const stocked = used === 0 ? user : withItems(user, { special: { ...user.items.special, [key]: stock - used } })
    return withoutGold(stocked, value * (times - used))
  }

/** How many of a card or an antidote were bought and not used. */
export const stockOf = ({ items }: User, key: string): number => {
  const count = ownEntry(items.special as Readonly<Record<string, unknown>>, key)
  return typeof count === 'number' ? count : 0
}
