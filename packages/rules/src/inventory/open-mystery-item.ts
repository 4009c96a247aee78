import * as E from 'fp-ts/lib/Either.js'
import { refuse, type Rule } from '../kernel/index.ts'
import { type GearKey, type User, withItems } from '../model/index.ts'
import { ownsGear } from './ownership.ts'
import { textId } from './text-id.ts'

/** What tells of packages that wait. */
const NOTICE = 'NEW_MYSTERY_ITEMS'

/** Opens the package that has waited longest. Reports the piece. Reference, rules 10.10. */
export const openMysteryItem: Rule<never, object, 'mysteryItemIsEmpty', User, GearKey> = () => () => (user) => {
  const { plan } = user.purchased
  const [piece, ...mysteryItems] = plan.mysteryItems
  if (piece === undefined) return refuse('mysteryItemIsEmpty')
  const opened = { ...user, purchased: { ...user.purchased, plan: { ...plan, mysteryItems } } }
  return E.right({
    state: owning(mysteryItems.length === 0 ? withoutNotice(opened) : opened, piece),
    report: piece,
    events: [{ type: 'MysteryItemOpened', gear: piece }],
    message: { key: 'mysteryItemOpened', params: { item: textId('gear', piece) } },
  })
}

const owning = (user: User, piece: GearKey): User => {
  const { gear } = user.items
  if (ownsGear(user, piece)) return user
  return withItems(user, { gear: { ...gear, owned: { ...gear.owned, [piece]: true } } })
}

const withoutNotice = (user: User): User => {
  const at = user.notifications.findIndex(({ type }) => type === NOTICE)
  return at === -1 ? user : { ...user, notifications: user.notifications.toSpliced(at, 1) }
}
