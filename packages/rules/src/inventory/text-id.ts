type TextKind =
  | 'cards'
  | 'eggs'
  | 'food'
  | 'gear'
  | 'hatchingPotions'
  | 'market'
  | 'pets'
  | 'quests'
  | 'transformations'

/** The id of an item's name in the texts; shells replace it by the text before a message is shown. */
export const textId = (kind: TextKind, key: string): string => `${kind}.${key}`
