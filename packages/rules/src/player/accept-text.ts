import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import { fromIso, type Instant, type Outcome, outcome, type Result, type RuleContext, toIso } from '../kernel/index.ts'
import { type User, withFlags } from '../model/index.ts'

/** What a player agrees to by registering, and again when the operator asks. */
export const AGREED_TEXTS = ['terms', 'privacy'] as const
export type AgreedText = (typeof AGREED_TEXTS)[number]

/**
 * The texts that the player has to accept again: their day of review has come, and the player neither registered nor accepted them
 * since. docs/reference/screens.md 16.7; docs/decisions/126-texts-accepted-again.md.
 */
export const textsToAccept = (
  { publications }: Pick<Catalogue, 'publications'>,
  { auth, flags }: User,
  now: Instant,
): ReadonlyArray<AgreedText> =>
  AGREED_TEXTS.filter((text) => {
    const review = publications?.articles[text]?.review
    const from = review === undefined ? undefined : fromIso(review)
    return from !== undefined && from <= now && fromIso(flags.accepted?.[text] ?? auth.timestamps.created) < from
  })

/** Accepts a text again. docs/reference/api.md 2.2. */
export const acceptText =
  ({ now }: Pick<RuleContext, 'now'>) =>
  ({ text }: { readonly text: AgreedText }) =>
  (user: User): Result<never, Outcome<User, undefined>> =>
    E.right(outcome(withFlags(user, { accepted: { ...user.flags.accepted, [text]: toIso(now) } })))
