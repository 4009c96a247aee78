import type { Catalogue, Gear } from '@daykeep/rules/catalogue'
import { type OutfitName, putOn, withOutfit } from '@daykeep/rules/inventory'
import type { User } from '@daykeep/rules/model'
import { type AvatarArt, toAvatarArt } from '../../art/index.ts'

/**
 * The player in an outfit with one more piece on; a two-handed weapon empties the other hand. A key that the catalogue does
 * not know changes nothing.
 */
export const tryOn = (catalogue: Catalogue, user: User, name: OutfitName, key: string): AvatarArt => {
  const gear = (catalogue.gear as Readonly<Record<string, Gear>>)[key]
  if (gear === undefined) return avatarInOutfit(catalogue, user, name)
  const { outfit } = putOn(catalogue)(gear)(user.items.gear[name])
  return avatarInOutfit(catalogue, withOutfit(user, name, outfit), name)
}

/** The player in one of their outfits, whether it is the visible one or not. */
export const avatarInOutfit = (catalogue: Catalogue, user: User, name: OutfitName): AvatarArt =>
  toAvatarArt({ ...user, preferences: { ...user.preferences, costume: name === 'costume' } }, catalogue)
