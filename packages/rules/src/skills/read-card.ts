import * as E from 'fp-ts/lib/Either.js'
import { outcome, type Rule } from '../kernel/index.ts'
import { type CARD_TYPES, type User, withFlags, withItems } from '../model/index.ts'

export type ReadCard = { readonly card: (typeof CARD_TYPES)[number] }

/** Reads the oldest waiting card of a kind; others of the kind wait on. docs/reference/rules.md 6.4. */
export const readCard: Rule<never, ReadCard, never, User, undefined> =
  () =>
  ({ card }) =>
  (user) => {
    const opened = withoutNotice(withoutFirst(user, `${card}Received`), card)
    return E.right({
      ...outcome(withFlags(opened, { cardReceived: false }), [{ type: 'CardRead', card }]),
      message: { key: 'readCard' },
    })
  }

const withoutFirst = (user: User, list: `${(typeof CARD_TYPES)[number]}Received`): User => {
  const { special } = user.items
  return special[list].length === 0
    ? user
    : withItems(user, { special: { ...special, [list]: special[list].slice(1) } })
}

const withoutNotice = (user: User, card: string): User => {
  const index = user.notifications.findIndex(({ type, data }) => type === 'CARD_RECEIVED' && data.card === card)
  return index === -1 ? user : { ...user, notifications: user.notifications.toSpliced(index, 1) }
}
