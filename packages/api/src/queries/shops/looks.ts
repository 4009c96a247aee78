import type { Background, Catalogue } from '@daykeep/rules/catalogue'
import { type ShopCategory, type ShopItem, unlockableAt } from '@daykeep/rules/shops'
import type { ItemInfo } from '../../contract/index.ts'
import type { Translator } from '../../i18n/translator.ts'

type LookRequest = Translator & { readonly catalogue: Catalogue; readonly language: string }
type ToItems = (items: ReadonlyArray<ShopItem>) => ReadonlyArray<ItemInfo>

/** A category for each set of looks; `path` unlocks the whole set, as far as it may be bought at once. */
export const lookCategories = (request: LookRequest, { id, items }: ShopCategory, toItems: ToItems) => {
  const kind = request.translate(`shops.lookCategory.${id}`)
  if (items.length === 0) return [{ identifier: id, text: kind, items: [] }]
  return [...itemsBySet(request.catalogue, items)].map(([set, ofSet]) => {
    const [first] = ofSet
    const whole = first === undefined ? undefined : unlockableAt(request.catalogue, unlockPathOf(first))
    const title = setTitle(request, id, set)
    return {
      identifier: `${id}.${set}`,
      text: title === '' ? kind : request.translate('shops.lookSetTitle', { kind, set: title }),
      items: toItems(ofSet),
      ...(first === undefined ? {} : { pinType: first.type }),
      ...(whole === undefined || whole.paths.length < 2 ? {} : { path: whole.paths.join(','), purchaseAll: true }),
    }
  })
}

/** Scenes by the set in which they are sold. */
export const scenesBySet = (request: LookRequest, items: ReadonlyArray<ShopItem>, toItems: ToItems) =>
  [...itemsBySet(request.catalogue, items)].map(([set, ofSet]) => ({
    identifier: set,
    text: sceneSetTitle(request, set),
    items: toItems(ofSet),
  }))

const itemsBySet = (
  catalogue: Catalogue,
  items: ReadonlyArray<ShopItem>,
): ReadonlyMap<string, ReadonlyArray<ShopItem>> => Map.groupBy(items, (item) => setOf(catalogue, item))

const setOf = ({ backgrounds, looks }: Catalogue, { type, key, path }: ShopItem): string => {
  if (type === 'gear') return 'animal'
  if (type === 'background') return (backgrounds as Readonly<Record<string, Background>>)[key]?.set ?? ''
  return looks.find((look) => look.path === path)?.set ?? ''
}

/** The path by which an item is unlocked. */
const unlockPathOf = ({ type, key, path }: ShopItem): string => {
  if (type === 'gear') return `items.gear.owned.${key}`
  return type === 'background' ? `background.${key}` : path
}

const setTitle = (request: LookRequest, category: string, set: string): string =>
  category === 'backgrounds' ? sceneSetTitle(request, set) : request.translate(`lookSets.${set}.text`)

const MONTHLY = /^backgrounds(\d\d)(\d{4})$/

/** The month of a set of scenes, or the occasion it came with. */
const sceneSetTitle = ({ translate, language }: LookRequest, set: string): string => {
  const [, month, year] = MONTHLY.exec(set) ?? []
  if (month === undefined) return translate(`shops.backgroundSet.${set}`)
  return new Intl.DateTimeFormat(language.replace('_', '-'), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(Number(year), Number(month) - 1, 15))
}
