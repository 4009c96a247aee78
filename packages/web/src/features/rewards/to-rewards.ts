import { armoireGearLeft } from '@daykeep/rules/armoire'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { buyPotion, type ColumnEntry, rewardsColumn } from '@daykeep/rules/shops'
import { refusalText, t } from '../../i18n/index.ts'
import { type Purchase, type ShopItemModel, toShopItems } from '../shops/item/index.ts'

/** A reward of the game: an item that is pinned, or one that is always there. */
export type RewardModel = ShopItemModel & {
  /** Bought by one press, without a dialog. */
  readonly atOnce: boolean
  readonly removable: boolean
}

/** The rewards of the game, in the player's order. docs/reference/screens.md 2.5. */
export const toRewards = (catalogue: Catalogue, user: User, now: Instant): ReadonlyArray<RewardModel> => {
  const toItems = toShopItems(catalogue, user, now)
  return rewardsColumn(catalogue)(user, now).flatMap((entry): ReadonlyArray<RewardModel> => {
    const staple = stapleOf(catalogue, user, now, entry)
    if (staple !== undefined) return [staple]
    const [item] = toItems([{ ...entry, key: keyOf(entry.path) }])
    if (item === undefined) return []
    const removable = entry.type !== 'debuffPotion'
    return [{ ...item, atOnce: false, removable, pinned: removable ? item.pinned : undefined }]
  })
}

const keyOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** Potion and armoire, which cannot be unpinned. The dialog tells once what the armoire is; afterwards it opens at once. */
const stapleOf = (catalogue: Catalogue, user: User, now: Instant, entry: ColumnEntry): RewardModel | undefined => {
  if (entry.path === 'potion')
    return {
      ...staple(catalogue, user, entry, 'potion'),
      notes: t('market.potion.notes'),
      locked: potionLock(catalogue, user),
      atOnce: true,
    }
  if (entry.path !== 'armoire') return undefined
  const notes = t('market.armoire.notes', { count: armoireGearLeft(catalogue, user, now).length })
  return { ...staple(catalogue, user, entry, 'armoire'), notes, atOnce: user.flags.armoireOpened }
}

const BUYING: { readonly [Kind in 'potion' | 'armoire']: Purchase } = {
  potion: { command: 'buyPotion', many: false },
  armoire: { command: 'buyArmoire', many: false },
}

const staple = (catalogue: Catalogue, user: User, entry: ColumnEntry, kind: 'potion' | 'armoire') => ({
  id: entry.path,
  type: entry.type,
  key: kind,
  name: t(`market.${kind}.text`),
  picture: { kind: 'item', item: { kind: 'item', art: catalogue[kind].art } } as const,
  price: entry.price,
  currency: entry.currency,
  missing: Math.ceil(Math.max(0, entry.price - user.stats.gp)),
  locked: undefined,
  owned: undefined,
  end: undefined,
  pinned: undefined,
  worth: {},
  purchase: BUYING[kind],
  removable: false,
})

/** The potion is locked in full health. Too little gold is shown by its price instead. */
const potionLock = (catalogue: Catalogue, user: User): string | undefined => {
  const result = buyPotion({ catalogue })({})(user)
  if (result._tag === 'Right' || result.left.key === 'messageNotEnoughGold') return undefined
  return refusalText(result.left)
}
