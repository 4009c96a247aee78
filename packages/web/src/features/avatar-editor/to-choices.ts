import type { Background, Catalogue, Gear, Look, LookKind } from '@daykeep/rules/catalogue'
import { ownsGear } from '@daykeep/rules/inventory'
import type { Instant } from '@daykeep/rules/kernel'
import type { GearSlot, User } from '@daykeep/rules/model'
import { customisationShop, hasUnlocked, timeTravellersShop } from '@daykeep/rules/shops'
import { type AvatarArt, toAvatarArt } from '../../art/index.ts'
import { nameOf, t } from '../../i18n/index.ts'
import { toGearItem } from '../items/index.ts'
import { backgroundSetTitle, lookAvatar, type ShopItemModel, toShopItems, wholeSet } from '../shops/item/index.ts'
import type { ChoiceGroup, ChoiceModel, EditorPage } from './choice.ts'

type Context = {
  readonly catalogue: Catalogue
  readonly user: User
  readonly avatar: AvatarArt
  /** What is on sale now and not owned, by path and by key. */
  readonly onSale: ReadonlyMap<string, ShopItemModel>
  /** The background that was worn when the mirror was opened. */
  readonly before: string | undefined
}

/**
 * What the player can look like, a page at a time; what is neither owned nor to be had now is left out. The set of the
 * background that was worn before is the first one, and stays it while others are put on: nothing moves under the pointer.
 */
export const toChoices = (
  catalogue: Catalogue,
  user: User,
  now: Instant,
  page: EditorPage,
  before: string | undefined = user.preferences.background,
): ReadonlyArray<ChoiceGroup> => {
  const toItems = toShopItems(catalogue, user, now)
  const shelves = [...customisationShop(catalogue)(user, now), ...timeTravellersShop(catalogue)(user, now).categories]
  const sold = toItems(shelves.flatMap(({ items }) => items.filter(({ type }) => LOOK_TYPES.has(type))))
  const onSale = new Map(
    sold.map((item) => [item.type === 'background' || item.type === 'gear' ? item.key : item.id, item]),
  )
  const context: Context = { catalogue, user, avatar: toAvatarArt(user, catalogue), onSale, before }
  return PAGES[page](context).filter(({ choices }) => choices.length > 0)
}

const LOOK_TYPES = new Set([
  'background',
  'gear',
  'haircolor',
  'hairbase',
  'hairbeard',
  'hairmustache',
  'skin',
  'shirt',
])

const PAGES: Readonly<Record<EditorPage, (context: Context) => ReadonlyArray<ChoiceGroup>>> = {
  body: (context) => looksOf(context, 'size', 'skin', 'shirt'),
  hair: (context) => looksOf(context, 'hair.color', 'hair.base', 'hair.bangs'),
  face: (context) => looksOf(context, 'hair.flower', 'hair.mustache', 'hair.beard'),
  extras: (context) => [
    ...looksOf(context, 'chair'),
    gear(context, 'animal', 'headAccessory'),
    gear(context, 'animal', 'back'),
    gear(context, 'glasses', 'eyewear'),
    gear(context, 'headband', 'headAccessory'),
  ],
  backgrounds: (context) => scenes(context),
}

const looksOf = (context: Context, ...kinds: ReadonlyArray<LookKind>): ReadonlyArray<ChoiceGroup> =>
  kinds.flatMap((kind) => looks(context, kind))

/** A part of the figure: what one has, then each set that is on sale with the price of the whole. */
const looks = (context: Context, kind: LookKind): ReadonlyArray<ChoiceGroup> => {
  const { catalogue, user, onSale } = context
  const title = t(`mirror.part.${kind}`)
  const ofKind = catalogue.looks.filter((look) => look.kind === kind)
  const sold = ofKind.filter((look) => !isOwned(user, look) && onSale.has(look.path))
  const sets = [...new Set(sold.map(({ set = '' }) => set))]
  return [
    { id: kind, title, choices: ofKind.filter((look) => isOwned(user, look)).map((look) => toChoice(context, look)) },
    ...sets.map((set): ChoiceGroup => {
      const choices = sold.filter((look) => look.set === set).map((look) => toChoice(context, look))
      const name = nameOf(`lookSets.${set}`)
      const whole = wholeSet(
        catalogue,
        user,
        name,
        sold.filter((look) => look.set === set).flatMap(({ path }) => onSale.get(path) ?? []),
      )
      return {
        id: `${kind}.${set}`,
        title: t('shops.lookSetTitle', { kind: title, set: name }),
        choices,
        ...(whole === undefined ? {} : { whole }),
      }
    }),
  ]
}

const toChoice = ({ user, avatar, onSale }: Context, look: Look): ChoiceModel => {
  const { kind, key, path } = look
  const sale = isOwned(user, look) ? undefined : onSale.get(path)
  return {
    id: path,
    name: nameOf(`looks.${path}`),
    picture: { kind: 'avatar', ...lookAvatar(avatar, path) },
    worn: String(preferenceOf(user, kind)) === key,
    wear: { type: 'preference', path: kind, value: NUMBERED.has(kind) ? Number(key) : key },
    ...(sale === undefined ? {} : { sale }),
  }
}

const isOwned = (user: User, { set, path }: Look): boolean => set === undefined || hasUnlocked(user, path)

/** Kinds that preferences keep as numbers. */
const NUMBERED: ReadonlySet<LookKind> = new Set<LookKind>([
  'hair.base',
  'hair.bangs',
  'hair.flower',
  'hair.beard',
  'hair.mustache',
])

const preferenceOf = ({ preferences }: User, kind: LookKind): unknown =>
  kind.split('.').reduce<unknown>((value, field) => (value as Readonly<Record<string, unknown>>)[field], preferences)

const gear = ({ catalogue, user, onSale }: Context, set: NonNullable<Gear['gearSet']>, slot: GearSlot): ChoiceGroup => {
  const worn = user.items.gear[user.preferences.costume ? 'costume' : 'equipped'][slot]
  return {
    id: `${set}.${slot}`,
    title: t(`mirror.part.${set}.${slot}`),
    choices: Object.values<Gear>(catalogue.gear)
      .filter(({ gearSet, type, key }) => gearSet === set && type === slot && (ownsGear(user, key) || onSale.has(key)))
      .map((piece): ChoiceModel => {
        const sale = ownsGear(user, piece.key) ? undefined : onSale.get(piece.key)
        return {
          id: `gear.${piece.key}`,
          name: nameOf(`gear.${piece.key}`),
          picture: { kind: 'item', item: toGearItem(piece) },
          worn: worn === piece.key,
          wear: { type: 'gear', key: piece.key },
          ...(sale === undefined ? {} : { sale }),
        }
      }),
  }
}

/** Backgrounds by set: what one has first, then by month, newest first. */
const scenes = (context: Context): ReadonlyArray<ChoiceGroup> => {
  const { catalogue, before } = context
  const all = Object.values<Background>(catalogue.backgrounds)
  const sets = [...new Set(all.map(({ set }) => set))].toReversed()
  return [none(context), ...sets.map((set) => sceneSet(context, set, all))].toSorted(
    (one, other) => Number(has(other, before)) - Number(has(one, before)),
  )
}

const has = ({ choices }: ChoiceGroup, background: string | undefined): boolean =>
  choices.some(({ wear }) => wear.type === 'preference' && wear.value === background)

const none = ({ user, avatar }: Context): ChoiceGroup => ({
  id: 'none',
  title: t('mirror.noBackground'),
  choices: [
    {
      id: 'background.',
      name: t('mirror.noBackground'),
      picture: { kind: 'avatar', art: { ...avatar, background: undefined }, crop: 'whole' },
      worn: user.preferences.background === '',
      wear: { type: 'preference', path: 'background', value: '' },
    },
  ],
})

const sceneSet = ({ catalogue, user, onSale }: Context, set: string, all: ReadonlyArray<Background>): ChoiceGroup => {
  const title = backgroundSetTitle(set)
  const choices = all
    .filter((scene) => scene.set === set)
    .flatMap((scene) => toSceneChoice(catalogue, user, scene, onSale.get(scene.key)) ?? [])
  const whole = wholeSet(
    catalogue,
    user,
    title,
    choices.flatMap(({ sale }) => (sale?.currency === 'gems' ? sale : [])),
  )
  return { id: set, title, choices, ...(whole === undefined ? {} : { whole }) }
}

/** After how many check-ins a background comes. */
const earnedText = ({ loginRewards }: Catalogue, { loginIncentives }: User, key: string): string => {
  const [day] = Object.entries(loginRewards).find(([, rewards]) => rewards.some((reward) => reward.key === key)) ?? []
  return t('mirror.forCheckIns', { days: Number(day ?? 0), count: loginIncentives })
}

const toSceneChoice = (
  catalogue: Catalogue,
  user: User,
  { key, art, currency }: Background,
  sale: ShopItemModel | undefined,
): ChoiceModel | undefined => {
  const owned = hasUnlocked(user, `background.${key}`)
  const isEarned = currency === 'incentive' && !owned
  if (!owned && !isEarned && sale === undefined) return undefined
  return {
    id: `background.${key}`,
    name: nameOf(`backgrounds.${key}`),
    picture: { kind: 'scene', art },
    worn: user.preferences.background === key,
    wear: { type: 'preference', path: 'background', value: key },
    ...(owned || sale === undefined ? {} : { sale }),
    ...(isEarned ? { earned: earnedText(catalogue, user, key) } : {}),
  }
}
