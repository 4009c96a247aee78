import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse, type Rule, sum } from '../kernel/index.ts'
import { Attribute, type User } from '../model/index.ts'
import { playerWithPoints, withPlaced } from './allocate.ts'

/** `stats`: points by attribute, as a client sent them; the rule makes sense of them and names each fault. */
export type AllocateBulk = { readonly stats?: unknown }

type Refusals = 'statsObjectRequired' | 'invalidAttribute' | 'classNotSelected' | 'notEnoughAttrPoints'

/** The player places several points at once, each number whole and not below zero. Reference, rules 1.6. */
export const allocateBulk: Rule<never, AllocateBulk, Refusals, User, undefined> =
  () =>
  ({ stats }) =>
  (user) => {
    const wanted = knownPoints(stats)
    if (E.isLeft(wanted)) return wanted
    const ready = playerWithPoints(user, sum(Object.values(wanted.right)))
    return E.isLeft(ready) ? ready : E.right(withPlaced(user, wanted.right))
  }

const knownPoints = (
  stats: unknown,
): Answer<'statsObjectRequired' | 'invalidAttribute', Partial<Record<Attribute, number>>> => {
  if (typeof stats !== 'object' || stats === null || Array.isArray(stats)) return refuse('statsObjectRequired')
  const points: Partial<Record<Attribute, number>> = {}
  for (const [attribute, count] of Object.entries(stats as Readonly<Record<string, unknown>>)) {
    if (!Attribute.is(attribute) || !isCount(count)) return refuse('invalidAttribute', { attr: attribute })
    points[attribute] = count
  }
  return E.right(points)
}

const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && Number(count) >= 0
