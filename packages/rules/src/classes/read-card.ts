import * as E from 'fp-ts/lib/Either.js'
import { outcome, refuse, type Rule } from '../kernel/index.ts'
import { CARD_TYPES, type User, withFlags, withItems } from '../model/index.ts'

export type ReadCard = { readonly card?: string }

type Refusals = 'cardTypeRequired' | 'cardTypeNotAllowed'

/** Reads the card of a kind that has waited longest. Others of the kind wait on. Reference, rules 6.4. */
export const readCard: Rule<never, ReadCard, Refusals, User, undefined> =
  () =>
  ({ card }) =>
  (user) => {
    if (!card) return refuse('cardTypeRequired')
    const kind = CARD_TYPES.find((each) => each === card)
    if (kind === undefined) return refuse('cardTypeNotAllowed')
    const opened = withoutNotice(withoutFirst(user, `${kind}Received`), kind)
    return E.right({
      ...outcome(withFlags(opened, { cardReceived: false }), [{ type: 'CardRead', card: kind }]),
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
  const at = user.notifications.findIndex(({ type, data }) => type === 'CARD_RECEIVED' && data.card === card)
  return at === -1 ? user : { ...user, notifications: user.notifications.toSpliced(at, 1) }
}
