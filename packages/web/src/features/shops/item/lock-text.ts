import type { Catalogue, Quest } from '@daykeep/rules/catalogue'
import { refusal } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import { questsToDoFirst, type ShopItem } from '@daykeep/rules/shops'
import { nameOf, refusalText, t } from '../../../i18n/index.ts'

/** Why an item is locked, in a sentence; undefined for one that is not. docs/reference/screens.md 5.6. */
export const lockText = (catalogue: Catalogue, user: User, item: ShopItem): string | undefined => {
  if (!item.locked) return undefined
  if (item.path.startsWith('quests.')) return questLockText(catalogue, user, item.key)
  if (item.path === 'special.rebirth_orb') return t('shops.lock.rebirth')
  return item.reason === undefined ? t('rewards.locked') : refusalText(refusal(item.reason))
}

const questLockText = (catalogue: Catalogue, user: User, key: string): string => {
  const quest = Object.values<Quest>(catalogue.quests).find((each) => each.key === key)
  if (quest === undefined) return t('rewards.locked')
  const [first] = questsToDoFirst(quest, user)
  if (first !== undefined) return t('shops.lock.questFirst', { quest: nameOf(`quests.${first}`) })
  if (quest.unlock?.type === 'loginReward') return t('shops.lock.checkIns', { count: quest.unlock.count })
  return t('shops.lock.level', { level: quest.level ?? 1 })
}
