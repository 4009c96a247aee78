/** Where the name of a thing stands among the texts: shells put the text there before a player reads the message. */
export const textId = (kind: 'gear' | 'eggs' | 'potions' | 'food' | 'pets', key: string): string => `${kind}.${key}`
