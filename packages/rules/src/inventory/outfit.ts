import { GEAR_SLOTS, type Outfit, type User, withItems } from '../model/index.ts'

/** The battle gear, and the costume that is shown instead of it. */
export type OutfitName = 'equipped' | 'costume'

/** Replaces one outfit; an equal outfit changes nothing. */
export const withOutfit = (user: User, name: OutfitName, outfit: Outfit): User =>
  GEAR_SLOTS.every((slot) => user.items.gear[name][slot] === outfit[slot])
    ? user
    : withItems(user, { gear: { ...user.items.gear, [name]: outfit } })
