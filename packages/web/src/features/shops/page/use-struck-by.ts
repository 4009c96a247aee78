import { NO_QUEST, type PartyQuest } from '@daykeep/rules/model'
import { disabledShops } from '@daykeep/rules/quests'
import type { ShopName } from '../../../art/index.ts'
import { useQuery } from '../../../queries/index.ts'

/** How a world boss calls the shops that it can strike. */
const SCENES = { market: 'market', questShop: 'quests', seasonalShop: 'seasonalShop' } as const

/** The quest of the world boss that has damaged a shop; undefined while it stands. docs/reference/screens.md 5.1. */
export const useStruckBy = (shop: ShopName): string | undefined => {
  const scene = shop in SCENES ? SCENES[shop as keyof typeof SCENES] : undefined
  const { data } = useQuery('worldState', {}, { enabled: scene !== undefined })
  const quest: PartyQuest = { ...NO_QUEST, ...data?.worldBoss }
  const isStruck = scene !== undefined && disabledShops(quest).includes(scene)
  return isStruck ? (quest.key ?? undefined) : undefined
}
