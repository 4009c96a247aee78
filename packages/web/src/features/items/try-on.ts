import type { Catalogue, Gear } from '@daykeep/rules/catalogue'
import { type OutfitName, putOn, withOutfit } from '@daykeep/rules/inventory'
import type { User } from '@daykeep/rules/model'
import { type AvatarArt, toAvatarArt } from '../../art/index.ts'

/**
 * The player in an outfit with more pieces on; a two-handed weapon empties the other hand. A key that the catalogue does not
 * know changes nothing.
 */
export const tryOn = (
  catalogue: Catalogue,
  user: User,
  name: OutfitName,
  ...keys: ReadonlyArray<string>
): AvatarArt => {
  const known = catalogue.gear as Readonly<Record<string, Gear>>
  const outfit = keys
    .flatMap((key) => known[key] ?? [])
    .reduce((before, piece) => putOn(catalogue)(piece)(before).outfit, user.items.gear[name])
  return avatarInOutfit(catalogue, withOutfit(user, name, outfit), name)
}

/** The player in one of their outfits, whether it is the visible one or not. */
export const avatarInOutfit = (catalogue: Catalogue, user: User, name: OutfitName): AvatarArt =>
  toAvatarArt({ ...user, preferences: { ...user.preferences, costume: name === 'costume' } }, catalogue)
