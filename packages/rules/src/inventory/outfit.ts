import { GEAR_SLOTS, type Outfit, type User, withItems } from '../model/index.ts'

/** The two outfits: what counts in battle, and what is shown instead of it. */
export type OutfitName = 'equipped' | 'costume'

/** The player in another outfit; their other outfit stays as it is. */
export const withOutfit = (user: User, name: OutfitName, outfit: Outfit): User =>
  GEAR_SLOTS.every((slot) => user.items.gear[name][slot] === outfit[slot])
    ? user
    : withItems(user, { gear: { ...user.items.gear, [name]: outfit } })
