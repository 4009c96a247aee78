import type { QuestKey } from '../model/index.ts'

/**
 * A quest line in the party's chat, as facts: the text is made for each reader. Damage is text with one decimal.
 * docs/reference/rules.md 12.1 and api 3.6.
 */
export type QuestChatLine =
  | { readonly type: 'quest_start'; readonly quest: QuestKey }
  | { readonly type: 'quest_cancel'; readonly user: string; readonly quest: QuestKey }
  | { readonly type: 'quest_abort'; readonly user: string; readonly quest: QuestKey }
  | {
      readonly type: 'boss_damage'
      readonly user: string
      readonly quest: QuestKey
      readonly userDamage: string
      readonly bossDamage: string
    }
  | { readonly type: 'boss_rage'; readonly quest: QuestKey }
  | { readonly type: 'boss_defeated'; readonly quest: QuestKey }
  | {
      readonly type: 'user_found_items'
      readonly user: string
      readonly quest: QuestKey
      readonly items: Readonly<Record<string, number>>
    }
  | { readonly type: 'all_items_found' }
  | { readonly type: 'tavern_quest_completed'; readonly quest: QuestKey }
  | { readonly type: 'tavern_boss_rage'; readonly quest: QuestKey; readonly scene: string }
  | { readonly type: 'tavern_boss_rage_tired'; readonly quest: QuestKey }
  | { readonly type: 'tavern_boss_desperation'; readonly quest: QuestKey }
