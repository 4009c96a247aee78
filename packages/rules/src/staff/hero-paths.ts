import type { Catalogue } from '../catalogue/index.ts'
import { ownEntry } from '../kernel/index.ts'
import { PRIVILEGES } from '../permissions/index.ts'

/** Whether support may set a field of a player; `[prefix, which keys below it]`. docs/reference/api.md 3.16. */
type PathRule = readonly [prefix: string, allows: (key: string, catalogue: Catalogue) => boolean]

const any = () => true
const among =
  (...keys: ReadonlyArray<string>) =>
  (key: string): boolean =>
    keys.includes(key)

const inCatalogue =
  (kind: 'pets' | 'mounts' | 'eggs' | 'hatchingPotions' | 'food' | 'quests' | 'gear' | 'backgrounds') =>
  (key: string, catalogue: Catalogue): boolean =>
    ownEntry(catalogue[kind] as Readonly<Record<string, unknown>>, key) !== undefined

const PLAN_FIELDS = [
  'gemsBought',
  'dateCreated',
  'dateCurrentTypeCreated',
  'dateTerminated',
  'cumulativeCount',
  'extraMonths',
  'customerId',
  'paymentMethod',
  'planId',
  'owner',
  'hourglassPromoReceived',
]

const RULES: ReadonlyArray<PathRule> = [
  ['', among('balance')],
  ['auth', among('blocked')],
  ['flags', among('chatRevoked', 'chatShadowMuted')],
  ['profile', among('name', 'blurb', 'imageUrl')],
  ['permissions', among(...PRIVILEGES, 'fullAccess')],
  ['contributor', any],
  ['stats', any],
  ['stats.buffs', any],
  ['achievements', any],
  ['purchased', among('ads')],
  ['purchased.plan', among(...PLAN_FIELDS)],
  ['purchased.plan.consecutive', among('trinkets', 'gemCapExtra', 'count')],
  ['purchased.background', inCatalogue('backgrounds')],
  ['items.gear.owned', inCatalogue('gear')],
  ['items.pets', inCatalogue('pets')],
  ['items.mounts', inCatalogue('mounts')],
  ['items.eggs', inCatalogue('eggs')],
  ['items.hatchingPotions', inCatalogue('hatchingPotions')],
  ['items.food', inCatalogue('food')],
  ['items.quests', inCatalogue('quests')],
  ['items.special', any],
  ['items.lastDrop', among('count')],
]

const PREFIXES = new Map(RULES)

/** May support set this field? Keys of items have to be in the catalogue. */
export const isHeroPath = (catalogue: Catalogue, path: string): boolean => {
  if (catalogue.looks.some((look) => path === `purchased.${look.path}`)) return true
  const at = path.lastIndexOf('.')
  const allows = PREFIXES.get(path.slice(0, Math.max(0, at)))
  return allows?.(path.slice(at + 1), catalogue) === true
}

/** Fields by which a player gets rights: for full access alone. */
export const isPrivilegePath = (path: string): boolean =>
  path.startsWith('permissions.') || path === 'contributor.admin'
