import type { Catalogue } from '@daykeep/rules/catalogue'
import type { User } from '@daykeep/rules/model'
import { unlockableAt } from '@daykeep/rules/shops'
import { t } from '../../../i18n/index.ts'
import type { ShopItemModel } from './shop-item.ts'
import { fundsOf } from './to-shop-item.ts'

/** The path by which an item is unlocked. */
const unlockPathOf = ({ purchase, type, key, id }: ShopItemModel): string => {
  if (purchase.command === 'unlock') return purchase.path
  return type === 'gear' ? `items.gear.owned.${key}` : id
}

/** All missing items of a set as one, where the set costs no more than they do one by one. */
export const wholeSet = (
  catalogue: Catalogue,
  user: User,
  title: string,
  items: ReadonlyArray<ShopItemModel>,
): ShopItemModel | undefined => {
  const [first] = items
  const found = first === undefined ? undefined : unlockableAt(catalogue, unlockPathOf(first))
  if (first === undefined || found === undefined || found.paths.length < 2) return undefined
  if (items.length * found.price < found.setPrice) return undefined
  return {
    ...first,
    id: `set.${found.paths[0] ?? ''}`,
    type: 'set',
    name: title,
    notes: t('shops.setOf', { pieces: items.map(({ name }) => name).join(', ') }),
    price: found.setPrice,
    missing: Math.ceil(Math.max(0, found.setPrice - fundsOf(user, first.currency))),
    locked: undefined,
    owned: undefined,
    pinned: undefined,
    purchase: { command: 'unlock', path: found.paths.join(',') },
  }
}
