import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import type { ProfileReport, User } from '@daykeep/rules/model'
import { dropsOfDay } from '@daykeep/rules/scoring'
import { totalsOf } from '@daykeep/rules/stats'
import type { Hero } from '../contract/index.ts'

/** What support sees of a player besides their document. */
export type HeroContext = {
  readonly catalogue: Catalogue
  readonly now: Instant
  /** What support keeps in mind about them. */
  readonly note: string
  /** Who reported their profile. */
  readonly reports: ProfileReport['flags']
}

/** A player as support sees them. docs/reference/api.md 3.16. */
export const toHero = (user: User, { catalogue, now, note, reports }: HeroContext): Hero => {
  const { _id, auth, balance, contributor, flags, items, lastCron, party, invitations, preferences } = user
  const { profile, purchased, permissions, achievements, stats, loginIncentives, guilds } = user
  return {
    _id,
    id: _id,
    auth,
    balance,
    contributor,
    flags,
    items,
    lastCron,
    party,
    invitations,
    preferences,
    profile: { ...profile, flags: reports },
    purchased,
    secret: { text: note },
    permissions,
    achievements,
    stats,
    loginIncentives,
    guilds,
    drops: dropsOfDay(user, totalsOf(catalogue, user), now),
  }
}

/** A document with both names of its id. */
export const withId = <A extends { readonly _id: string }>(document: A): A & { readonly id: string } => ({
  ...document,
  id: document._id,
})
