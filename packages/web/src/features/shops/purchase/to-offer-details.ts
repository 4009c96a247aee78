import { mysterySets } from '@daykeep/rules/calendar'
import type { Catalogue } from '@daykeep/rules/catalogue'
import { isSubscribed, type User } from '@daykeep/rules/model'
import { gemCap } from '@daykeep/rules/shops'
import { type AvatarArt, toAvatarArt } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { tryOn } from '../../items/index.ts'
import { lookAvatar, type ShopItemModel, fundsOf } from '../item/index.ts'
import { gearEffect, usefulLeft } from './effects.ts'
import type { OfferDetails } from './offer-details.ts'
import { toQuestFacts } from '../../quest-scrolls/index.ts'

/** What the dialog of an item shows. */
export const toOfferDetails = (catalogue: Catalogue, user: User, item: ShopItemModel): OfferDetails => ({
  item,
  wearing: wearing(catalogue, user, item),
  effect: gearEffect(catalogue, user, item),
  useful: usefulLeft(catalogue, user, item),
  quests: questKeys(catalogue, item).flatMap((key) => toQuestFacts(catalogue, user, key) ?? []),
  funds: fundsOf(user, item.currency),
  limit: limitOf(user, item),
})

const wearing = (catalogue: Catalogue, user: User, item: ShopItemModel): AvatarArt | undefined => {
  const { type, key, picture, id } = item
  if (type === 'marketGear' || type === 'gear') return tryOn(catalogue, user, 'equipped', key)
  if (type === 'mystery_set') return tryOn(catalogue, user, 'equipped', ...piecesOf(catalogue, key))
  if (picture.kind === 'scene') return { ...toAvatarArt(user, catalogue), background: picture.art }
  return picture.kind === 'avatar' && item.purchase.command === 'unlock'
    ? lookAvatar(toAvatarArt(user, catalogue), id).art
    : undefined
}

const piecesOf = (catalogue: Catalogue, set: string): ReadonlyArray<string> =>
  mysterySets(catalogue)
    .filter(({ key }) => key === set)
    .flatMap(({ pieces }) => pieces.map(({ key }) => key))

const questKeys = ({ questBundles }: Catalogue, { type, key }: ShopItemModel): ReadonlyArray<string> => {
  if (type === 'bundles') return questBundles[key]?.quests ?? []
  return type === 'quests' || type === 'seasonalQuest' ? [key] : []
}

/** Gems for gold: what is left of this month. docs/reference/rules.md 10.4. */
const limitOf = (user: User, { type }: ShopItemModel): string | undefined => {
  if (type !== 'gem' || !isSubscribed(user.purchased)) return undefined
  const cap = gemCap(user)
  return t('shops.gemsLeft', { left: Math.max(0, cap - user.purchased.plan.gemsBought), cap })
}
