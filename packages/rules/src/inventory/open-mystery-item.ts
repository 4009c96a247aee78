import * as E from 'fp-ts/lib/Either.js'
import { refuse, type Rule } from '../kernel/index.ts'
import type { GearKey, User } from '../model/index.ts'
import { ownsGear, withOwnedGear } from './ownership.ts'
import { textId } from './text-id.ts'

/** The type of the notification about unopened items. */
const NOTIFICATION = 'NEW_MYSTERY_ITEMS'

/** Opens the oldest mystery item. Reports the piece. docs/reference/rules.md 10.10. */
export const openMysteryItem: Rule<never, object, 'mysteryItemIsEmpty', User, GearKey> = () => () => (user) => {
  const { plan } = user.purchased
  const [piece, ...mysteryItems] = plan.mysteryItems
  if (piece === undefined) return refuse('mysteryItemIsEmpty')
  const opened = { ...user, purchased: { ...user.purchased, plan: { ...plan, mysteryItems } } }
  const remaining = mysteryItems.length === 0 ? withoutNotification(opened) : opened
  return E.right({
    state: ownsGear(opened, piece) ? remaining : withOwnedGear(remaining, piece),
    report: piece,
    events: [{ type: 'MysteryItemOpened', gear: piece }],
    message: { key: 'mysteryItemOpened', params: { item: textId('gear', piece) } },
  })
}

const withoutNotification = (user: User): User => {
  const at = user.notifications.findIndex(({ type }) => type === NOTIFICATION)
  return at === -1 ? user : { ...user, notifications: user.notifications.toSpliced(at, 1) }
}
