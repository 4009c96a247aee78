import { onSale } from '../../calendar/index.ts'
import type { Background, Catalogue, Gear, Look, LookKind } from '../../content/catalogue.ts'
import { perCatalogue } from '../../content/per-catalogue.ts'
import { gearPath, ownsGear } from '../../inventory/index.ts'
import { type Instant, lookUp } from '../../kernel/index.ts'
import type { GearSlot, User } from '../../model/index.ts'
import { hasUnlocked } from '../unlockable.ts'
import { itemsOf, type Listed, type ShopCategory, type Visit } from './shop.ts'

/** The looks of each category, with the way they are pinned. Reference, content facts 6.7. */
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

/** What of a figure's looks can be bought now and is not the player's yet, the newest first. Empty categories stay. */
export const customisationShop =
  (catalogue: Catalogue) =>
  (user: User, now: Instant): ReadonlyArray<ShopCategory> => {
    const visit = { catalogue, user, now }
    const list = itemsOf(visit)
    return [
      { id: 'backgrounds', items: list(backgrounds(visit)) },
      ...LOOKS.map(({ id, kinds }) => ({
        id,
        items: list(kinds.flatMap(([kind, type]) => looks(visit, kind, type))),
      })),
      { id: 'animalEars', items: list(animalGear(visit, 'headAccessory')) },
      { id: 'animalTails', items: list(animalGear(visit, 'back')) },
      { id: 'shirt', items: list(looks(visit, 'shirt', 'shirt')) },
    ]
  }

const scenesOfSets = perCatalogue(({ backgrounds }): ReadonlyMap<string, ReadonlyArray<Background>> => {
  const sets = new Map<string, Background[]>()
  for (const scene of Object.values<Background>(backgrounds)) {
    const known = sets.get(scene.set)
    if (known === undefined) sets.set(scene.set, [scene])
    else known.push(scene)
  }
  return sets
})

/** The newest set first, in it as content has it. */
const backgrounds = ({ catalogue, user, now }: Visit): ReadonlyArray<Listed> => {
  const scenes = scenesOfSets(catalogue)
  return onSale(catalogue, 'backgrounds', now)
    .toReversed()
    .flatMap((set) =>
      (scenes.get(set) ?? [])
        .filter(({ key }) => lookUp(user.purchased.background, key) !== true)
        .map(({ key }) => ({
          type: 'background',
          path: `backgrounds.${set}.${key}`,
          key,
          sale: { kind: 'backgrounds', key: set },
        })),
    )
}

/** Hair and skin change with the gala, so these tell when their sale ends. */
const WITH_END: ReadonlySet<LookKind> = new Set<LookKind>(['hair.color', 'skin'])

const looks = ({ catalogue, user, now }: Visit, kind: LookKind, type: string): ReadonlyArray<Listed> => {
  const sets = onSale(catalogue, 'customizations', now)
  return catalogue.looks
    .filter((look) => look.kind === kind && isSold(look, sets) && !hasUnlocked(user, look.path))
    .map(({ path, key, set = '' }): Listed => ({ type, path, key, ...saleOf(kind, set) }))
    .toReversed()
}

const isSold = ({ set }: Look, sets: ReadonlyArray<string>): boolean => set !== undefined && sets.includes(set)

const saleOf = (kind: LookKind, set: string): Pick<Listed, 'sale'> =>
  WITH_END.has(kind) ? { sale: { kind: 'customizations', key: set } } : {}

const animalPieces = perCatalogue(
  ({ gear }): ReadonlyArray<Gear> => Object.values<Gear>(gear).filter(({ gearSet }) => gearSet === 'animal'),
)

const animalGear = ({ catalogue, user }: Visit, slot: GearSlot): ReadonlyArray<Listed> =>
  animalPieces(catalogue)
    .filter(({ type, key }) => type === slot && !ownsGear(user, key))
    .map(({ key }) => ({ type: 'gear', path: gearPath(key), key }))
