import type { ArmoireResult } from '@daykeep/rules/kernel'
import { shopOf } from '@daykeep/rules/shops'
import { translateName } from '../../i18n/translate-name.ts'
import { type CommonResult, legacyUserAfter, type ResponseMapper, userAfter } from './command-result.ts'

const stats = (result: CommonResult) => userAfter(result).stats
const questScrolls = (result: CommonResult) => userAfter(result).items.quests

const gear = (result: CommonResult) => {
  const user = legacyUserAfter(result)
  const { items, achievements, flags, pinnedItems } = user
  return { items, achievements, stats: user.stats, flags, pinnedItems }
}

const armoire = (result: CommonResult & { readonly report: ArmoireResult }) => {
  const { items, flags } = legacyUserAfter(result)
  return { items, flags, armoire: { ...result.report, ...dropText(result, result.report) } }
}

const dropText = ({ i18n, language }: CommonResult, drop: ArmoireResult): { readonly dropText?: string } => {
  if (drop.type === 'experience') return {}
  return { dropText: translateName(i18n, language, `${drop.type}.${drop.dropKey}`) }
}

const special = (result: CommonResult) => {
  const user = userAfter(result)
  return { items: user.items, stats: user.stats }
}

const hourglassPurchase = (result: CommonResult) => {
  const { items, purchased } = userAfter(result)
  return { items, purchasedPlanConsecutive: purchased.plan.consecutive }
}

/** The fields that clients of each shop expect. */
const buy: ResponseMapper<'buy'> = (result) => {
  const { params, report } = result
  switch (shopOf(params.type, params.key)) {
    case 'armoire':
      return report === undefined ? gear(result) : armoire({ ...result, report })
    case 'potion':
      return stats(result)
    case 'quest':
      return questScrolls(result)
    case 'special':
      return special(result)
    case 'mystery':
      return hourglassPurchase(result)
    case 'gear':
    case 'cosmetics':
      return gear(result)
  }
}

const purchase: ResponseMapper<'purchase'> = (result) => {
  const user = userAfter(result)
  switch (result.params.type) {
    case 'gems':
      return { stats: user.stats, balance: user.balance }
    case 'quests':
      return user.items.quests
    case 'pets':
      return user.items.pets
    case 'eggs':
    case 'hatchingPotions':
    case 'food':
    case 'gear':
    case 'bundles':
      return { items: user.items, balance: user.balance }
  }
}

const unlock: ResponseMapper<'unlock'> = (result) => {
  const { purchased, items } = userAfter(result)
  return { purchased, items }
}

/** docs/reference/api.md 2.5. */
export const shopResponses = {
  buy,
  buyGear: gear,
  buyArmoire: armoire,
  buyPotion: stats,
  buyQuest: questScrolls,
  buyMysterySet: hourglassPurchase,
  buySpecialSpell: special,
  purchase,
  purchaseWithHourglasses: hourglassPurchase,
  unlock,
} as const
