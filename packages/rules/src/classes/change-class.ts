import * as E from 'fp-ts/lib/Either.js'
import { followedBy } from '../inventory/index.ts'
import { type Outcome, outcome, refuse, type Rule } from '../kernel/index.ts'
import { PlayerClass, type User, withFlags } from '../model/index.ts'
import { CLASS_LEVEL } from '../stats/index.ts'
import { chooseClass } from './choose-class.ts'
import { refundPoints } from './refund-points.ts'

/** `class`: the class to be in; none gives the present one back. */
export type ChangeClass = { readonly class?: string }

type Refusals = 'lvl10ChangeClass' | 'invalidClass' | 'notEnoughGems'

/**
 * Chooses a class, or changes it. The first choice is free; whoever has a class pays for giving it back first.
 * Application specification, section 4; reference, rules 5.4.
 */
export const changeClass: Rule<'catalogue', ChangeClass, Refusals, User, undefined> =
  ({ catalogue }) =>
  ({ class: wanted }) =>
  (user) => {
    if (user.stats.lvl < CLASS_LEVEL) return refuse('lvl10ChangeClass')
    if (wanted && !PlayerClass.is(wanted)) return refuse('invalidClass', { class: wanted })
    const next = PlayerClass.is(wanted) ? chooseClass(catalogue, wanted) : leaveClass
    if (next !== leaveClass && !user.flags.classSelected) return E.right(next(user))
    const refunded = refundPoints(catalogue)(user)
    return E.isLeft(refunded) ? refunded : E.right(withSamePins(user, followedBy(next)(refunded.right)))
  }

const leaveClass = (user: User): Outcome<User, undefined> => outcome(withFlags(user, { classSelected: false }))

/** Pins that went and came back in the same order did not change. */
const withSamePins = (before: User, after: Outcome<User, undefined>): Outcome<User, undefined> => {
  const { pinnedItems } = before
  const isSame =
    after.state.pinnedItems.length === pinnedItems.length &&
    after.state.pinnedItems.every(({ path }, index) => path === pinnedItems[index]?.path)
  return isSame ? { ...after, state: { ...after.state, pinnedItems } } : after
}
