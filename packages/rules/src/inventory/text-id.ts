type Named = 'cards' | 'eggs' | 'food' | 'gear' | 'hatchingPotions' | 'market' | 'pets' | 'quests' | 'transformations'

/** Where the name of a thing stands among the texts: shells put the text there before a player reads the message. */
export const textId = (kind: Named, key: string): string => `${kind}.${key}`
