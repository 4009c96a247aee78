import type { Catalogue, Gear } from '@daykeep/rules/catalogue'
import type { User } from '@daykeep/rules/model'
import type { ColumnEntry } from '@daykeep/rules/shops'
import type { ItemInfo } from '../contract/index.ts'
import { translateName } from '../i18n/translate-name.ts'
import type { I18n } from '../i18n/i18n.ts'

/** What descriptions of items are made of. */
export type DescriptionContext = {
  readonly catalogue: Catalogue
  readonly i18n: I18n
  readonly language: string
  readonly user: User
}

/** An entry of the rewards column as tools read it. docs/reference/api.md 3.15. */
export const toItemInfo = (describing: DescriptionContext, entry: ColumnEntry): ItemInfo => {
  const { path, type, price, currency, locked } = entry
  const key = path.slice(path.lastIndexOf('.') + 1)
  const gear = path.startsWith('gear.flat.') ? findGear(describing.catalogue, key) : undefined
  return {
    key,
    ...itemTexts(describing, path, key),
    class: gear === undefined ? `shop_${key}` : `shop_${gear.key}`,
    value: price,
    currency,
    purchaseType: type === 'marketGear' ? 'gear' : type,
    pinType: type,
    path,
    locked,
    isSuggested: false,
    pinned: describing.user.pinnedItems.some((pin) => pin.path === path),
    ...(gear === undefined ? {} : gearStats(gear)),
  }
}

/** A piece of gear with its texts, for the list of what to buy next. */
export const toGearInfo = (describing: DescriptionContext, gear: Gear) => ({
  ...gearStats(gear),
  ...itemTexts(describing, `gear.flat.${gear.key}`, gear.key),
  key: gear.key,
  value: gear.value,
  index: gear.index,
})

const findGear = ({ gear }: Catalogue, key: string): Gear | undefined => {
  const pieces: Readonly<Record<string, Gear>> = gear
  return pieces[key]
}

const gearStats = ({ type, group, specialClass, set, season, str, int, con, per }: Gear) => ({
  type,
  klass: group,
  str,
  int,
  con,
  per,
  ...(specialClass === undefined ? {} : { specialClass }),
  ...(set === undefined ? {} : { set }),
  ...(season === undefined ? {} : { season }),
})

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** The ids of the texts of a pin's path, by its first word, where they are not the path itself. */
const TEXT_IDS: Readonly<Record<string, (path: string) => string>> = {
  gear: (path) => `gear.${lastOf(path)}`,
  premiumHatchingPotions: (path) => `hatchingPotions.${lastOf(path)}`,
  wackyHatchingPotions: (path) => `hatchingPotions.${lastOf(path)}`,
  bundles: (path) => `questBundles.${lastOf(path)}`,
  cardTypes: (path) => `cards.${lastOf(path)}`,
  spells: (path) => `transformations.${lastOf(path)}`,
  mystery: (path) => `mysterySets.${lastOf(path)}`,
  backgrounds: (path) => `backgrounds.${lastOf(path)}`,
  timeTravelStable: (path) => path.slice('timeTravelStable.'.length),
  hair: (path) => `looks.${path}`,
  shirt: (path) => `looks.${path}`,
  skin: (path) => `looks.${path}`,
}

/** The texts of a pin's path; of what is no entry of the content, from the words of the shops. */
const itemTexts = ({ i18n, language }: DescriptionContext, path: string, key: string) => {
  const translated = (id: string): string => i18n.translate(language, [id], { count: 1 }) ?? ''
  const [word = ''] = path.split('.')
  if (word === 'special')
    return { text: translated(`shops.special.${key}`), notes: translated(`shops.specialNotes.${key}`) }
  const id = TEXT_IDS[word]?.(path) ?? (path.includes('.') ? path : `market.${path}`)
  return { text: translateName(i18n, language, id), notes: translated(`${id}.notes`) }
}
