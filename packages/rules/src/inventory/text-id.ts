/** Where the name of a thing stands among the texts: shells put the text there before a player reads the message. */
export const textId = (kind: 'gear' | 'eggs' | 'hatchingPotions' | 'food' | 'pets' | 'market' | 'quests', key: string): string =>
  `${kind}.${key}`
