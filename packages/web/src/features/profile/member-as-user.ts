import type { Member } from '@daykeep/api/contract'
import { asKey, User } from '@daykeep/rules/model'
import { newUser } from '@daykeep/rules/registration'

/**
 * A member's public profile as a document that the rules can read: what is not public, or was left out as empty, is as
 * for a newcomer. Undefined if what is public is not what the rules know.
 */
export const memberAsUser = (member: Member): User | undefined => {
  const { _id, auth, profile, stats, flags, achievements, items, preferences, loginIncentives } = member
  const { contributor = blankBadge, backer = blankBadge } = member
  const { toNextLevel: _next, maxHealth: _health, maxMP: _mana, ...ownStats } = stats
  const blank = newUser({ id: asKey(_id), username: auth.local.username ?? '', email: '', language: 'en', at: 0 })
  const user = {
    ...blank,
    auth: { ...blank.auth, timestamps: auth.timestamps },
    profile,
    stats: ownStats,
    flags: { ...blank.flags, classSelected: flags.classSelected },
    achievements: { ...blank.achievements, ...achievements },
    items: { ...withoutOwn(blank.items), ...items },
    preferences: { ...blank.preferences, ...preferences },
    loginIncentives,
    contributor,
    backer,
  }
  return User.is(user) ? user : undefined
}

const blankBadge = {}

/** Items without what a newcomer owns: those left out of a profile are none. */
const withoutOwn = ({ gear, ...items }: User['items']): User['items'] => ({
  ...items,
  gear: { ...gear, owned: {} },
  food: {},
  eggs: {},
  hatchingPotions: {},
})
