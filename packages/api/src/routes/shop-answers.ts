import type { ArmoireResult } from '@daykeep/rules/kernel'
import { shopOf } from '@daykeep/rules/shops'
import { nameOf } from '../texts/names.ts'
import { type AnswerOf, type PlayedCommand, userAfter, userForTools } from './answer.ts'

const stats: AnswerOf = (played) => userAfter(played).stats
const scrolls: AnswerOf = (played) => userAfter(played).items.quests

const gear: AnswerOf = (played) => {
  const { items, achievements, stats: figures, flags, pinnedItems } = userForTools(played)
  return { items, achievements, stats: figures, flags, pinnedItems }
}

const armoire: AnswerOf = (played) => {
  const result = played.report as ArmoireResult
  const { items, flags } = userForTools(played)
  return { items, flags, armoire: { ...result, ...dropText(played, result) } }
}

const dropText = ({ texts, language }: PlayedCommand, result: ArmoireResult): { readonly dropText?: string } => {
  if (result.type === 'experience') return {}
  return { dropText: nameOf(texts, language, `${result.type}.${result.dropKey}`) }
}

const special: AnswerOf = (played) => {
  const { items, stats: figures } = userAfter(played)
  return { items, stats: figures }
}

const forHourglasses: AnswerOf = (played) => {
  const { items, purchased } = userAfter(played)
  return { items, purchasedPlanConsecutive: purchased.plan.consecutive }
}

const bought: AnswerOf = (played) => {
  const { key = '', type } = played.params as { readonly key?: string; readonly type?: string }
  const shop = shopOf(type, key)
  switch (shop) {
    case 'armoire':
      return armoire(played)
    case 'potion':
      return stats(played)
    case 'quest':
      return scrolls(played)
    case 'special':
      return special(played)
    case 'mystery':
      return forHourglasses(played)
    case 'gear':
    case 'cosmetics':
      return gear(played)
  }
}

const purchased: AnswerOf = (played) => {
  const { type } = played.params as { readonly type?: string }
  const { items, stats: figures, balance } = userAfter(played)
  if (type === 'gems') return { stats: figures, balance }
  if (type === 'quests') return items.quests
  return type === 'pets' ? items.pets : { items, balance }
}

const unlocked: AnswerOf = (played) => {
  const user = userAfter(played)
  return { purchased: user.purchased, items: user.items }
}

/** Reference, api 2.5. */
export const shopAnswers = {
  buy: bought,
  buyGear: gear,
  buyArmoire: armoire,
  buyPotion: stats,
  buyQuest: scrolls,
  buyMysterySet: bought,
  buySpecialSpell: bought,
  purchase: purchased,
  purchaseWithHourglasses: forHourglasses,
  unlock: unlocked,
} as const
