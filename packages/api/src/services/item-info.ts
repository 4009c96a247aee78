import type { Catalogue, Gear } from '@daykeep/rules/content'
import type { User } from '@daykeep/rules/model'
import type { ColumnEntry } from '@daykeep/rules/shops'
import type { ItemInfo } from '../contract/index.ts'
import { nameOf } from '../texts/names.ts'
import type { Texts } from '../texts/texts.ts'

/** What entries are described with. */
export type Describing = {
  readonly catalogue: Catalogue
  readonly texts: Texts
  readonly language: string
  readonly user: User
}

/** An entry of the rewards column as tools read it. Reference, api 3.15. */
export const toItemInfo = (describing: Describing, entry: ColumnEntry): ItemInfo => {
  const { path, type, price, currency, locked } = entry
  const key = path.slice(path.lastIndexOf('.') + 1)
  const gear = path.startsWith('gear.flat.') ? gearNamed(describing.catalogue, key) : undefined
  return {
    key,
    ...wordsOf(describing, path, key),
    class: gear === undefined ? `shop_${key}` : `shop_${gear.key}`,
    value: price,
    currency,
    purchaseType: type === 'marketGear' ? 'gear' : type,
    pinType: type,
    path,
    locked,
    isSuggested: false,
    pinned: describing.user.pinnedItems.some((pin) => pin.path === path),
    ...(gear === undefined ? {} : figuresOf(gear)),
  }
}

/** A piece of equipment with its words, as tools list what to buy next. */
export const toGearInfo = (describing: Describing, gear: Gear) => ({
  ...figuresOf(gear),
  ...wordsOf(describing, `gear.flat.${gear.key}`, gear.key),
  key: gear.key,
  value: gear.value,
  index: gear.index,
})

const gearNamed = ({ gear }: Catalogue, key: string): Gear | undefined => {
  const pieces: Readonly<Record<string, Gear>> = gear
  return pieces[key]
}

const figuresOf = ({ type, group, specialClass, set, season, str, int, con, per }: Gear) => ({
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

/** Where the words of a path stand: `eggs.Wolf` as it is, gear and the market's own shelves below their kind. */
const wordsOf = ({ texts, language }: Describing, path: string, key: string) => {
  const id = path.startsWith('gear.flat.') ? `gear.${key}` : path.includes('.') ? path : `market.${path}`
  return { text: nameOf(texts, language, id), notes: texts.say(language, [`${id}.notes`], { count: 1 }) ?? '' }
}
