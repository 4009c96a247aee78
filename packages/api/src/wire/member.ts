import type { Catalogue } from '@daykeep/rules/catalogue'
import type { User } from '@daykeep/rules/model'
import { experienceToLeave, MAX_HEALTH, maxMana } from '@daykeep/rules/stats'
import type { HallRow, Member, Seeker } from '../contract/index.ts'
import { publicUsername } from './person.ts'

/** A player's profile as everybody may read it, without empty objects. docs/reference/api.md 3.8. */
export const toMember = (catalogue: Catalogue, user: User): Member => withoutEmpty(toMemberRow(catalogue, user))

/** The same as a row of a list, where empty objects stay. */
export const toMemberRow = (catalogue: Catalogue, user: User): Member => {
  const { _id, auth, achievements, backer, contributor, items, loginIncentives, profile, stats } = user
  const { _id: party, order, orderAscending, quest } = user.party
  return {
    _id,
    id: _id,
    auth: { local: { username: publicUsername(user) }, timestamps: auth.timestamps },
    flags: { classSelected: user.flags.classSelected, verifiedUsername: user.flags.verifiedUsername },
    profile: publicProfile(profile),
    stats: {
      ...stats,
      toNextLevel: experienceToLeave(stats.lvl),
      maxHealth: MAX_HEALTH,
      maxMP: maxMana(catalogue, user),
    },
    achievements,
    party: { ...(party === undefined ? {} : { _id: party }), order, orderAscending, quest },
    items,
    inbox: { optOut: user.inbox.optOut },
    loginIncentives,
    preferences: publicPreferences(user.preferences),
    backer,
    contributor,
  }
}

/** One who looks for a party. docs/reference/api.md 2.9. */
export const toSeeker = (user: User): Seeker => ({
  _id: user._id,
  id: user._id,
  auth: { local: { username: publicUsername(user) }, timestamps: user.auth.timestamps },
  backer: user.backer,
  contributor: user.contributor,
  flags: { classSelected: user.flags.classSelected, verifiedUsername: user.flags.verifiedUsername },
  invited: false,
  items: {
    gear: user.items.gear,
    currentPet: user.items.currentPet,
    currentMount: user.items.currentMount,
  },
  loginIncentives: user.loginIncentives,
  preferences: { ...publicPreferences(user.preferences), language: user.preferences.language ?? 'en' },
  profile: publicProfile(user.profile),
  stats: user.stats,
})

/** A contributor or patron. docs/reference/api.md 2.15. */
export const toHallRow = ({ _id, contributor, backer, profile }: User): HallRow => ({
  _id,
  id: _id,
  contributor,
  backer,
  profile: { name: profile.name },
})

const publicProfile = ({ name, blurb, imageUrl }: User['profile']): Member['profile'] => ({
  name,
  ...(blurb === undefined ? {} : { blurb }),
  ...(imageUrl === undefined ? {} : { imageUrl }),
})

const publicPreferences = (preferences: User['preferences']) => {
  const { size, hair, skin, shirt, chair, costume, sleep, background, tasks, disableClasses } = preferences
  return {
    size,
    hair,
    skin,
    shirt,
    chair,
    costume,
    sleep,
    tasks,
    disableClasses,
    ...(background === undefined ? {} : { background }),
  }
}

/** Without fields that hold an empty object, at any depth; lists stay as they are. */
const withoutEmpty = <A extends object>(whole: A): A =>
  Object.fromEntries(
    Object.entries(whole).flatMap(([key, value]): ReadonlyArray<readonly [string, unknown]> => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[key, value]]
      const inner = withoutEmpty(value as object)
      return Object.keys(inner).length === 0 ? [] : [[key, inner]]
    }),
  ) as A
