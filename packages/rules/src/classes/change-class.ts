import * as E from 'fp-ts/lib/Either.js'
import { andThen, type Outcome, outcome, refuse, type Rule } from '../kernel/index.ts'
import { PlayerClass, type User, withFlags } from '../model/index.ts'
import { CLASS_LEVEL } from '../stats/index.ts'
import { chooseClass } from './choose-class.ts'
import { refundPoints } from './refund-points.ts'

/** `class`: the new class; without it the player gives up the present one. */
export type ChangeClass = { readonly class?: string }

type Refusals = 'lvl10ChangeClass' | 'invalidClass' | 'notEnoughGems'

/**
 * Chooses a class, or changes it. The first choice is free; a player who has a class pays to give it up first.
 * docs/reference/application.md 4; docs/reference/rules.md 5.4.
 */
export const changeClass: Rule<'catalogue', ChangeClass, Refusals, User, undefined> =
  ({ catalogue }) =>
  ({ class: requested }) =>
  (user) => {
    if (user.stats.lvl < CLASS_LEVEL) return refuse('lvl10ChangeClass')
    if (requested && !PlayerClass.is(requested)) return refuse('invalidClass', { class: requested })
    const next = PlayerClass.is(requested) ? chooseClass(catalogue, requested) : leaveClass
    if (next !== leaveClass && !user.flags.classSelected) return E.right(next(user))
    const refunded = refundPoints(catalogue)(user)
    return E.isLeft(refunded) ? refunded : E.right(withSamePins(user, andThen(next)(refunded.right)))
  }

const leaveClass = (user: User): Outcome<User, undefined> => outcome(withFlags(user, { classSelected: false }))

/** Keeps the old pins if the new ones are the same in the same order. */
const withSamePins = (before: User, after: Outcome<User, undefined>): Outcome<User, undefined> => {
  const { pinnedItems } = before
  const isSame =
    after.state.pinnedItems.length === pinnedItems.length &&
    after.state.pinnedItems.every(({ path }, index) => path === pinnedItems[index]?.path)
  return isSame ? { ...after, state: { ...after.state, pinnedItems } } : after
}
