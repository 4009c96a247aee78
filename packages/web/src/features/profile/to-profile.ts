import { achievementShelves } from '@daykeep/rules/achievements'
import type { Catalogue, Gear } from '@daykeep/rules/catalogue'
import { checkInCalendar } from '@daykeep/rules/day'
import { stableProgress } from '@daykeep/rules/inventory'
import { ATTRIBUTES, GEAR_SLOTS, type Outfit, type User } from '@daykeep/rules/model'
import {
  breakdownOf,
  CLASS_LEVEL,
  experienceToLeave,
  hasClass,
  MAX_HEALTH,
  maxMana,
  totalsOf,
} from '@daykeep/rules/stats'
import { toAvatarArt } from '../../art/index.ts'
import { nameOf, notesOf } from '../../i18n/index.ts'
import { toItem } from '../items/index.ts'
import type {
  AllocationModel,
  AnimalModel,
  AttributeModel,
  BadgeModel,
  ProfileModel,
  ShelfModel,
  WornModel,
} from './profile-model.ts'

/** The profile of a player, with the parts that only they see and change if it is their own. docs/reference/screens.md 3. */
export const toProfile = (catalogue: Catalogue, user: User, isSelf: boolean): ProfileModel => {
  const { profile, achievements, items, preferences } = user
  return {
    isSelf,
    head: toHead(catalogue, user),
    about: { name: profile.name, blurb: profile.blurb ?? '', imageUrl: profile.imageUrl ?? '' },
    facts: {
      joined: user.auth.timestamps.created,
      lastSeen: user.auth.timestamps.loggedin,
      checkIns: user.loginIncentives,
      nextRewardAt: checkInCalendar(catalogue, user.loginIncentives).nextRewardAt,
      perfectDays: numberOf(achievements['perfect']),
    },
    attributes: toAttributes(catalogue, user),
    allocation: toAllocation(user),
    gear: toWorn(catalogue, items.gear.equipped),
    costume: preferences.costume ? toWorn(catalogue, items.gear.costume) : undefined,
    animals: {
      ...stableProgress(catalogue, user),
      pet: toAnimal(catalogue, 'pet', items.currentPet),
      mount: toAnimal(catalogue, 'mount', items.currentMount),
    },
    shelves: toShelves(catalogue, user),
    quests: Object.entries(achievements.quests).flatMap(([key, count]) =>
      count > 0 ? [{ key, name: nameOf(`quests.${key}`), count }] : [],
    ),
    challenges: textsOf(achievements['challenges']),
  }
}

/** Each attribute with what it consists of. */
export const toAttributes = (catalogue: Catalogue, user: User): ReadonlyArray<AttributeModel> => {
  const totals = totalsOf(catalogue, user)
  return ATTRIBUTES.map((attribute) => ({
    attribute,
    total: totals[attribute],
    from: breakdownOf(catalogue, user, attribute),
  }))
}

const toHead = (catalogue: Catalogue, user: User): ProfileModel['head'] => {
  const { stats } = user
  const withClass = hasClass(user)
  return {
    avatar: toAvatarArt(user, catalogue),
    name: user.profile.name,
    username: user.auth.local.username ?? '',
    level: stats.lvl,
    class: withClass ? stats.class : undefined,
    health: { value: Math.ceil(stats.hp), max: MAX_HEALTH },
    mana: withClass ? { value: Math.floor(stats.mp), max: maxMana(catalogue, user) } : undefined,
    experience: { value: Math.max(0, Math.floor(stats.exp)), max: experienceToLeave(stats.lvl) },
    badges: [
      ...badge('contributors', user.contributor, 'level', 'text'),
      ...badge('patrons', user.backer, 'tier', 'npc'),
    ],
  }
}

const badge = (
  kind: BadgeModel['kind'],
  data: Readonly<Record<string, unknown>>,
  rank: string,
  title: string,
): ReadonlyArray<BadgeModel> =>
  numberOf(data[rank]) > 0
    ? [{ kind, rank: numberOf(data[rank]), title: typeof data[title] === 'string' ? data[title] : '' }]
    : []

const toAllocation = (user: User): AllocationModel => {
  const { stats, preferences, flags } = user
  if (preferences.disableClasses) return { type: 'disabled' }
  if (stats.lvl < CLASS_LEVEL) return { type: 'below', level: CLASS_LEVEL }
  if (!flags.classSelected) return { type: 'noClass' }
  const mode = preferences.automaticAllocation ? preferences.allocationMode : 'manual'
  return { type: 'open', points: stats.points, mode }
}

const toWorn = (catalogue: Catalogue, outfit: Outfit): ReadonlyArray<WornModel> =>
  GEAR_SLOTS.map((slot) => {
    const key = outfit[slot]
    const gear: Gear | undefined = key === undefined ? undefined : catalogue.gear[key]
    if (gear === undefined || gear.group === 'base') return { slot, name: undefined, item: undefined, attributes: [] }
    const attributes = ATTRIBUTES.flatMap((attribute) =>
      gear[attribute] === 0 ? [] : [{ attribute, points: gear[attribute] }],
    )
    return { slot, name: nameOf(`gear.${gear.key}`), item: toItem(catalogue, 'gear', gear.key), attributes }
  })

const toAnimal = (catalogue: Catalogue, kind: 'pet' | 'mount', key: string): AnimalModel | undefined =>
  key === '' ? undefined : { name: nameOf(`${kind}s.${key}`), item: toItem(catalogue, kind, key) }

const SHELVES = ['basic', 'onboarding', 'seasonal', 'special'] as const

const toShelves = (catalogue: Catalogue, user: User): ReadonlyArray<ShelfModel> => {
  const shelves = achievementShelves(user)
  return SHELVES.map((name) => ({
    name,
    earned: shelves[name].filter(({ earned }) => earned).length,
    entries: shelves[name].map(({ key, earned, count }) => ({
      key,
      name: nameOf(`achievements.${key}`),
      // What is not earned says what it takes, not that it happened never.
      text: notesOf(`achievements.${key}`, { count: Math.max(1, count ?? 0) }),
      item: toItem(catalogue, 'achievement', key),
      earned,
      count: count === undefined || count < 2 ? undefined : count,
    })),
  }))
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

const textsOf = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
