import type { Background, Catalogue, Gear, Transformation } from '@daykeep/rules/catalogue'
import { mysterySets } from '@daykeep/rules/calendar'
import type { Pin, User } from '@daykeep/rules/model'
import { timesDone } from '@daykeep/rules/quests'
import { isOfClass, OWN_CLASS_BONUS } from '@daykeep/rules/stats'
import { type AvatarArt, toAvatarArt } from '../../../art/index.ts'
import { eggName, nameOf, notesOf, potionName, t } from '../../../i18n/index.ts'
import { type Item, toGearItem, toItem } from '../../items/index.ts'
import { lookAvatar } from './look-avatar.ts'
import type { ShopItemModel, ShopItemPicture } from './shop-item.ts'

/** Name, picture and facts of an item, by the path of its pin. */
type Content = Pick<ShopItemModel, 'name' | 'notes' | 'picture' | 'owned' | 'worth'> & { readonly done?: boolean }

type ContentContext = { readonly catalogue: Catalogue; readonly user: User; readonly avatar: AvatarArt }

/** The content of an item for sale; undefined for one that the catalogue does not have. */
export const contentOf = (catalogue: Catalogue, user: User) => {
  const context: ContentContext = { catalogue, user, avatar: toAvatarArt(user, catalogue) }
  return ({ path }: Pick<Pin, 'path'>): Content | undefined => {
    const [shelf = ''] = path.split('.')
    return CONTENTS[shelf]?.(context, path.slice(shelf.length + 1), path)
  }
}

type Finder = (context: ContentContext, rest: string, path: string) => Content | undefined

const NOTHING = { notes: '', owned: undefined, worth: {} } as const

const at = <A>(map: object, key: string): A | undefined => (map as Readonly<Record<string, A>>)[key]

const pictured = (item: Item | undefined): ShopItemPicture | undefined =>
  item === undefined ? undefined : { kind: 'item', item }

const stock =
  (
    shelf: 'eggs' | 'hatchingPotions' | 'food',
    kind: 'egg' | 'potion' | 'food',
    named: (key: string) => string,
  ): Finder =>
  ({ catalogue, user }, key) => {
    const picture = pictured(toItem(catalogue, kind, key))
    if (picture === undefined) return undefined
    const owned = Math.max(0, at<number>(user.items[shelf], key) ?? 0)
    return { ...NOTHING, name: named(key), notes: stockNotes(catalogue, shelf, key), picture, owned }
  }

const stockNotes = ({ food }: Catalogue, shelf: string, key: string): string => {
  if (shelf === 'eggs')
    return t('inventory.eggNotes', { adjective: t(`eggs.${key}.adjective`), egg: nameOf(`eggs.${key}`) })
  if (shelf !== 'food') return notesOf(`${shelf}.${key}`)
  const target = at<{ readonly target?: string }>(food, key)?.target
  return target === undefined
    ? t('inventory.saddleNotes')
    : t('inventory.likedBy', { potion: nameOf(`hatchingPotions.${target}`) })
}

const gear: Finder = ({ catalogue, user }, rest) => {
  const key = rest.slice('flat.'.length)
  const piece = at<Gear>(catalogue.gear, key)
  if (piece === undefined) return undefined
  const share = isOfClass(piece, user.stats.class) ? 1 + OWN_CLASS_BONUS : 1
  return {
    ...NOTHING,
    name: nameOf(`gear.${key}`),
    notes: notesOf(`gear.${key}`),
    picture: { kind: 'item', item: toGearItem(piece) },
    worth: { str: piece.str * share, int: piece.int * share, con: piece.con * share, per: piece.per * share },
  }
}

const quest: Finder = ({ catalogue, user }, key) => {
  const picture = pictured(toItem(catalogue, 'quest', key))
  const found = Object.values(catalogue.quests).find((each) => each.key === key)
  if (picture === undefined || found === undefined) return undefined
  const done = timesDone(user, found.key) > 0
  const owned = at<number>(user.items.quests, key) ?? 0
  return { ...NOTHING, name: nameOf(`quests.${key}`), notes: notesOf(`quests.${key}`), picture, owned, done }
}

const bundle: Finder = ({ catalogue }, key) => {
  const found = at<Catalogue['questBundles'][string]>(catalogue.questBundles, key)
  if (found === undefined) return undefined
  const items = found.quests.flatMap((each) => toItem(catalogue, 'quest', each) ?? [])
  return {
    ...NOTHING,
    name: nameOf(`questBundles.${key}`),
    notes: notesOf(`questBundles.${key}`),
    picture: { kind: 'several', items },
  }
}

const look: Finder = ({ catalogue, avatar }, _, path) =>
  catalogue.looks.some((each) => each.path === path)
    ? { ...NOTHING, name: nameOf(`looks.${path}`), picture: { kind: 'avatar', ...lookAvatar(avatar, path) } }
    : undefined

const scene: Finder = ({ catalogue }, rest) => {
  const key = rest.slice(rest.lastIndexOf('.') + 1)
  const found = at<Background>(catalogue.backgrounds, key)
  if (found === undefined) return undefined
  const id = `backgrounds.${key}`
  return { ...NOTHING, name: nameOf(id), notes: notesOf(id), picture: { kind: 'scene', art: found.art } }
}

type Drawn = { readonly art: Readonly<Record<string, unknown>> }

/** What ends a transformation is sold beside it, under a key of its own. */
const antidoteOf = ({ transformations }: Catalogue, key: string): Drawn | undefined =>
  Object.values<Transformation>(transformations).find(({ antidote }) => antidote.key === key)?.antidote

const friendly =
  (words: 'cards' | 'transformations'): Finder =>
  ({ catalogue, user }, rest) => {
    const key = rest.slice(rest.lastIndexOf('.') + 1)
    const found = at<Drawn>(catalogue[words], key) ?? antidoteOf(catalogue, key)
    if (found === undefined) return undefined
    const count = at<unknown>(user.items.special, key)
    return {
      ...NOTHING,
      name: nameOf(`${words}.${key}`),
      notes: notesOf(`${words}.${key}`),
      picture: { kind: 'skill', art: found.art, of: 'season' },
      owned: typeof count === 'number' ? count : 0,
    }
  }

const mysterySet: Finder = ({ catalogue }, key) => {
  const pieces = mysterySets(catalogue).find((set) => set.key === key)?.pieces
  if (pieces === undefined) return undefined
  const names = pieces.map((piece) => nameOf(`gear.${piece.key}`))
  return {
    ...NOTHING,
    name: nameOf(`mysterySets.${key}`),
    notes: t('shops.setOf', { pieces: names.join(', ') }),
    picture: { kind: 'several', items: pieces.map(toGearItem) },
  }
}

const animal: Finder = ({ catalogue }, rest) => {
  const kind = rest.startsWith('pets.') ? 'pet' : 'mount'
  const key = rest.slice(rest.indexOf('.') + 1)
  const picture = pictured(toItem(catalogue, kind, key))
  return picture && { ...NOTHING, name: nameOf(`${kind}s.${key}`), notes: notesOf(`${kind}s.${key}`), picture }
}

/** Things that are no entries of the catalogue, with the drawings that stand for them. */
const SPECIALS: Readonly<Record<string, string>> = {
  gems: 'gem',
  rebirth_orb: 'crystal',
  fortify: 'keep-tower',
  releasePets: 'key',
  releaseMounts: 'key',
  releaseBoth: 'key',
}

const special: Finder = (_, key) => {
  const template = SPECIALS[key]
  if (template === undefined) return undefined
  const picture: ShopItemPicture = { kind: 'item', item: { kind: 'item', art: { template } } }
  return { ...NOTHING, name: t(`shops.special.${key}`), notes: t(`shops.specialNotes.${key}`), picture }
}

/** By the first word of a pin's path. */
const CONTENTS: Readonly<Record<string, Finder>> = {
  gear,
  eggs: stock('eggs', 'egg', eggName),
  hatchingPotions: stock('hatchingPotions', 'potion', potionName),
  premiumHatchingPotions: stock('hatchingPotions', 'potion', potionName),
  wackyHatchingPotions: stock('hatchingPotions', 'potion', potionName),
  food: stock('food', 'food', (key) => nameOf(`food.${key}`)),
  quests: quest,
  bundles: bundle,
  hair: look,
  skin: look,
  shirt: look,
  backgrounds: scene,
  cardTypes: friendly('cards'),
  spells: friendly('transformations'),
  mystery: mysterySet,
  timeTravelStable: animal,
  special,
}
