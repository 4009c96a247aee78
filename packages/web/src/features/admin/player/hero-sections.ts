import type { Hero } from '@daykeep/api/contract'

export type HeroValue = string | number | boolean

/** A field of a player that support may change; its path is its name. docs/reference/api.md 3.16. */
export type HeroField = {
  readonly path: string
  readonly kind: 'text' | 'long' | 'number' | 'switch'
  readonly value: HeroValue
}

export type HeroSection = { readonly key: string; readonly fields: ReadonlyArray<HeroField> }

type Row = readonly [path: string, kind: HeroField['kind']]

const ROWS: Readonly<Record<string, ReadonlyArray<Row>>> = {
  access: [
    ['auth.blocked', 'switch'],
    ['flags.chatRevoked', 'switch'],
    ['flags.chatShadowMuted', 'switch'],
    ['auth.local.email', 'text'],
    ['balance', 'number'],
  ],
  privileges: [
    ['permissions.fullAccess', 'switch'],
    ['permissions.userSupport', 'switch'],
    ['permissions.accessControl', 'switch'],
    ['permissions.challengeAdmin', 'switch'],
    ['permissions.moderator', 'switch'],
    ['permissions.news', 'switch'],
    ['permissions.coupons', 'switch'],
  ],
  subscription: [
    ['purchased.plan.planId', 'text'],
    ['purchased.plan.customerId', 'text'],
    ['purchased.plan.paymentMethod', 'text'],
    ['purchased.plan.dateCreated', 'text'],
    ['purchased.plan.dateCurrentTypeCreated', 'text'],
    ['purchased.plan.dateTerminated', 'text'],
    ['purchased.plan.extraMonths', 'number'],
    ['purchased.plan.gemsBought', 'number'],
    ['purchased.plan.cumulativeCount', 'number'],
    ['purchased.plan.consecutive.count', 'number'],
    ['purchased.plan.consecutive.trinkets', 'number'],
    ['purchased.plan.consecutive.gemCapExtra', 'number'],
    ['purchased.plan.owner', 'text'],
    ['purchased.plan.hourglassPromoReceived', 'text'],
    ['purchased.ads', 'switch'],
  ],
  profile: [
    ['profile.name', 'text'],
    ['profile.imageUrl', 'text'],
    ['profile.blurb', 'long'],
  ],
  stats: [
    ['stats.lvl', 'number'],
    ['stats.hp', 'number'],
    ['stats.mp', 'number'],
    ['stats.exp', 'number'],
    ['stats.gp', 'number'],
    ['stats.points', 'number'],
    ['stats.str', 'number'],
    ['stats.int', 'number'],
    ['stats.con', 'number'],
    ['stats.per', 'number'],
    ['stats.class', 'text'],
  ],
  buffs: [
    ['stats.buffs.str', 'number'],
    ['stats.buffs.int', 'number'],
    ['stats.buffs.con', 'number'],
    ['stats.buffs.per', 'number'],
    ['stats.buffs.stealth', 'number'],
    ['stats.buffs.streaks', 'switch'],
    ['stats.buffs.snowball', 'switch'],
    ['stats.buffs.spookySparkles', 'switch'],
    ['stats.buffs.shinySeed', 'switch'],
    ['stats.buffs.seafoam', 'switch'],
  ],
  contributor: [
    ['contributor.level', 'number'],
    ['contributor.text', 'text'],
    ['contributor.critical', 'switch'],
    ['contributor.contributions', 'long'],
  ],
  note: [['secret.text', 'long']],
}

const NOTHING = { text: '', long: '', number: 0, switch: false } as const

/** The sections of the page of a player, in their order; privileges for full access alone. docs/reference/screens.md 14.2. */
export const toHeroSections = (hero: Hero, hasFullAccess: boolean): ReadonlyArray<HeroSection> =>
  Object.entries(ROWS).flatMap(([key, rows]) =>
    key === 'privileges' && !hasFullAccess
      ? []
      : [{ key, fields: rows.map(([path, kind]) => ({ path, kind, value: valueAt(hero, path) ?? NOTHING[kind] })) }],
  )

const valueAt = (hero: unknown, path: string): HeroValue | undefined => {
  let value: unknown = hero
  for (const key of path.split('.')) value = (Object(value) as Readonly<Record<string, unknown>>)[key]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

/** What is sent for a field that was emptied: a date or text that may be missing goes. */
const CAN_GO =
  /^purchased\.plan\.(date|planId|customerId|paymentMethod|owner|hourglassPromo)|^profile\.(blurb|imageUrl)/

/** The body of the call for fields that differ. docs/reference/api.md 3.16. */
export const toHeroBody = (
  { fields }: HeroSection,
  draft: Readonly<Record<string, HeroValue>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap(({ path, value }): ReadonlyArray<readonly [string, unknown]> => {
      const next = draft[path] ?? value
      if (next === value) return []
      if (path === 'secret.text') return [['secret', { text: next }]]
      return [[path, next === '' && CAN_GO.test(path) ? null : next]]
    }),
  )

/** Things of a player by their path, that support may change one by one. */
export type OwnedThing = { readonly path: string; readonly value: string }

const OWNED = [
  'items.pets',
  'items.mounts',
  'items.eggs',
  'items.hatchingPotions',
  'items.food',
  'items.quests',
  'items.gear.owned',
  'items.special',
  'purchased.background',
  'purchased.skin',
  'purchased.shirt',
  'purchased.hair',
  'achievements',
] as const

/** A branch of the tree of what a player owns. */
export type OwnedBranch = { readonly prefix: (typeof OWNED)[number]; readonly things: ReadonlyArray<OwnedThing> }

/** All that a player owns, by branch and path. docs/reference/screens.md 14.2. */
export const toOwnedBranches = (hero: Hero): ReadonlyArray<OwnedBranch> =>
  OWNED.map((prefix) => {
    let branch: unknown = hero
    for (const key of prefix.split('.')) branch = (Object(branch) as Readonly<Record<string, unknown>>)[key]
    // of looks alone branches of branches are fields that support may set
    return { prefix, things: thingsOf(prefix, branch, prefix === 'purchased.hair') }
  })

const thingsOf = (prefix: string, branch: unknown, isDeep: boolean): ReadonlyArray<OwnedThing> =>
  Object.entries(Object(branch) as Readonly<Record<string, unknown>>).flatMap(([key, value]) => {
    const path = `${prefix}.${key}`
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return [{ path, value: String(value) }]
    return isDeep ? thingsOf(path, value, false) : []
  })

/** The body that sets one thing. docs/reference/api.md 3.16. */
export const toThingBody = ({ path, value }: OwnedThing): Readonly<Record<string, unknown>> => {
  const kind = path.startsWith('achievements.') ? 'achievement' : path.startsWith('purchased.') ? 'purchased' : 'item'
  const typed = value.trim() === '' ? null : ({ true: true, false: false }[value.trim()] ?? value.trim())
  return { [`${kind}Path`]: path, [`${kind}Val`]: typed }
}
