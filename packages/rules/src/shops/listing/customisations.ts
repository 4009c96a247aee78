import { onSale } from '../../calendar/index.ts'
import {
  type Background,
  type Catalogue,
  type Gear,
  type Look,
  type LookKind,
  memoizeByCatalogue,
} from '../../catalogue/index.ts'
import { gearPath, ownsGear } from '../../inventory/index.ts'
import { type Instant, ownEntry } from '../../kernel/index.ts'
import type { GearSlot, User } from '../../model/index.ts'
import { hasUnlocked } from '../unlock/index.ts'
import { type ListingEntry, type ShopCategory, type ShopContext, toShopItems } from './shop.ts'

/** The kinds of look of each category, with their pin types. docs/reference/content-facts.md 6.7. */
const LOOKS: ReadonlyArray<{ readonly id: string; readonly kinds: ReadonlyArray<[LookKind, string]> }> = [
  { id: 'color', kinds: [['hair.color', 'haircolor']] },
  { id: 'base', kinds: [['hair.base', 'hairbase']] },
  {
    id: 'facialHair',
    kinds: [
      ['hair.mustache', 'hairmustache'],
      ['hair.beard', 'hairbeard'],
    ],
  },
  { id: 'skin', kinds: [['skin', 'skin']] },
]

/** Looks, backgrounds and animal gear on sale that the player does not own, newest first. Empty categories stay. */
export const customisationShop =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): ReadonlyArray<ShopCategory> => {
    const context = { catalogue, user, now }
    const list = toShopItems(context)
    return [
      { id: 'backgrounds', items: list(backgrounds(context)) },
      ...LOOKS.map(({ id, kinds }) => ({
        id,
        items: list(kinds.flatMap(([kind, type]) => looks(context, kind, type))),
      })),
      { id: 'animalEars', items: list(animalGear(context, 'headAccessory')) },
      { id: 'animalTails', items: list(animalGear(context, 'back')) },
      { id: 'shirt', items: list(looks(context, 'shirt', 'shirt')) },
    ]
  }

const scenesOfSets = memoizeByCatalogue(({ backgrounds }): ReadonlyMap<string, ReadonlyArray<Background>> => {
  const sets = new Map<string, Background[]>()
  for (const scene of Object.values<Background>(backgrounds)) {
    const existing = sets.get(scene.set)
    if (existing === undefined) sets.set(scene.set, [scene])
    else existing.push(scene)
  }
  return sets
})

/** The scenes of running events, then those of the months, newest set first; within a set in content order. */
const backgrounds = ({ catalogue, user, now }: ShopContext): ReadonlyArray<ListingEntry> => {
  const scenes = scenesOfSets(catalogue)
  const ofEvents = onSale(catalogue, 'eventBackgrounds', now).flatMap(
    (key) => ownEntry(catalogue.backgrounds, key) ?? [],
  )
  const ofMonths = onSale(catalogue, 'backgrounds', now)
    .toReversed()
    .flatMap((set) => scenes.get(set) ?? [])
  return [...ofEvents, ...ofMonths]
    .filter(({ key }) => ownEntry(user.purchased.background, key) !== true)
    .map(({ key, set, event }) => ({
      type: 'background',
      path: `backgrounds.${set}.${key}`,
      key,
      sale: event === undefined ? { kind: 'backgrounds', key: set } : { kind: 'eventBackgrounds', key },
    }))
}

/** Hair and skin change with the gala, so only they show the end of their sale. */
const WITH_END: ReadonlySet<LookKind> = new Set<LookKind>(['hair.color', 'skin'])

const looks = ({ catalogue, user, now }: ShopContext, kind: LookKind, type: string): ReadonlyArray<ListingEntry> => {
  const sets = onSale(catalogue, 'customizations', now)
  return catalogue.looks
    .filter((look) => look.kind === kind && isSold(look, sets) && !hasUnlocked(user, look.path))
    .map(({ path, key, set = '' }): ListingEntry => ({ type, path, key, ...saleOf(kind, set) }))
    .toReversed()
}

const isSold = ({ set }: Look, sets: ReadonlyArray<string>): boolean => set !== undefined && sets.includes(set)

const saleOf = (kind: LookKind, set: string): Pick<ListingEntry, 'sale'> =>
  WITH_END.has(kind) ? { sale: { kind: 'customizations', key: set } } : {}

const animalPieces = memoizeByCatalogue(
  ({ gear }): ReadonlyArray<Gear> => Object.values<Gear>(gear).filter(({ gearSet }) => gearSet === 'animal'),
)

const animalGear = ({ catalogue, user }: ShopContext, slot: GearSlot): ReadonlyArray<ListingEntry> =>
  animalPieces(catalogue)
    .filter(({ type, key }) => type === slot && !ownsGear(user, key))
    .map(({ key }) => ({ type: 'gear', path: gearPath(key), key }))
