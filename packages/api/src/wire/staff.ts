import type { User } from '@daykeep/rules/model'
import type { Hero } from '../contract/index.ts'

/** A player as support sees them. docs/reference/api.md 3.16. */
export const toHero = (user: User, note: string): Hero => {
  const { _id, auth, balance, contributor, flags, items, lastCron, party, preferences } = user
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
    preferences,
    profile,
    purchased,
    secret: { text: note },
    permissions,
    achievements,
    stats,
    loginIncentives,
    guilds,
  }
}

/** A document with both names of its id. */
export const withId = <A extends { readonly _id: string }>(document: A): A & { readonly id: string } => ({
  ...document,
  id: document._id,
})
