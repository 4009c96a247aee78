import type { Card } from '../catalogue/index.ts'
import { type GameEvent, type Outcome, outcome } from '../kernel/index.ts'
import { type User, withFlags, withItems } from '../model/index.ts'
import { payForUse } from './bought-casts.ts'
import { withCounted } from './counted-achievement.ts'

/** The sender's side: the price and the count. docs/reference/rules.md 6.4. */
export const sendCard =
  (card: Card, times: number) =>
  (sender: User): Outcome<User, undefined> =>
    outcome(withCounted(payForUse(card, times)(sender), card.key, times), [{ type: 'CardSent', card: card.key, times }])

/** A card on its way. A card to oneself counts only once. */
export type Post = { readonly card: Card; readonly times: number; readonly sender: User }

/** The receiver's side: the card waits to be read, under the sender's name. docs/reference/rules.md 6.4. */
export const receiveCard =
  ({ card: { key }, times, sender }: Post) =>
  (receiver: User): Outcome<User, undefined> => {
    const { _id: id, profile } = sender
    const counted = id === receiver._id ? receiver : withCounted(receiver, key, times)
    const list = `${key}Received` as const
    const waiting = [...counted.items.special[list], ...Array.from({ length: times }, () => profile.name)]
    const state = withItems(counted, { special: { ...counted.items.special, [list]: waiting } })
    const event: GameEvent = { type: 'CardReceived', card: key, from: { id, name: profile.name } }
    return outcome(
      withFlags(state, { cardReceived: true }),
      Array.from({ length: times }, () => event),
    )
  }
