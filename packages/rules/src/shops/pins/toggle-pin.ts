import * as E from 'fp-ts/lib/Either.js'
import { type Outcome, refuse, type Rule } from '../../kernel/index.ts'
import type { Pin, User } from '../../model/index.ts'
import { officialPins } from './official-pins.ts'
import { offerOf } from '../offers/index.ts'

type Refusals = 'wrongItemPath' | 'wrongItemType' | 'cannotUnpinItem'

/** All pin types. */
const PIN_TYPES: ReadonlySet<string> = new Set([
  'armoire',
  'background',
  'bundles',
  'card',
  'debuffPotion',
  'eggs',
  'food',
  'fortify',
  'gear',
  'gem',
  'hairbase',
  'hairbeard',
  'haircolor',
  'hairmustache',
  'hatchingPotions',
  'marketGear',
  'mystery_set',
  'potion',
  'premiumHatchingPotion',
  'quests',
  'rebirth_orb',
  'seasonalQuest',
  'seasonalSpell',
  'shirt',
  'skin',
  'timeTravelersStable',
])

/** Paths that cannot be unpinned. docs/reference/application.md 5. */
const FIXED_PATHS: ReadonlySet<string> = new Set(['armoire', 'potion'])

/** Pins an item to the rewards column or unpins it. Reports whether it is pinned now. docs/reference/rules.md 10.9. */
export const togglePin: Rule<'catalogue' | 'now', Pin, Refusals, User, boolean> =
  ({ catalogue, now }) =>
  ({ type, path }) =>
  (user) => {
    if (offerOf(catalogue, now)({ type, path })(user) === undefined) return refuse('wrongItemPath', { path })
    if (!PIN_TYPES.has(type)) return refuse('wrongItemType', { type })
    if (FIXED_PATHS.has(path) || type === 'debuffPotion') return refuse('cannotUnpinItem')
    const isOfficial = officialPins(catalogue, user, now).some((pin) => pin.path === path)
    return E.right(isOfficial ? toggleOfficial({ type, path }, user) : toggleOwn({ type, path }, user))
  }

/** Hides or shows a pin of the game; the player's own pin of the same item is removed. */
const toggleOfficial = (pin: Pin, user: User): Outcome<User, boolean> => {
  const hidden = user.unpinnedItems.some(({ path }) => path === pin.path)
  const unpinnedItems = hidden ? without(user.unpinnedItems, pin) : [...user.unpinnedItems, pin]
  return { state: { ...user, unpinnedItems, pinnedItems: without(user.pinnedItems, pin) }, report: hidden, events: [] }
}

const toggleOwn = (pin: Pin, user: User): Outcome<User, boolean> => {
  const pinned = user.pinnedItems.some(({ path }) => path === pin.path)
  const pinnedItems = pinned ? without(user.pinnedItems, pin) : [...user.pinnedItems, pin]
  return { state: { ...user, pinnedItems }, report: !pinned, events: [] }
}

const without = (pins: ReadonlyArray<Pin>, { path }: Pin): ReadonlyArray<Pin> =>
  pins.some((pin) => pin.path === path) ? pins.filter((pin) => pin.path !== path) : pins
