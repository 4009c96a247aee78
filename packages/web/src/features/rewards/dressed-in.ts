import type { Catalogue, Gear } from '@daykeep/rules/content'
import { type OutfitName, putOn, withOutfit } from '@daykeep/rules/inventory'
import type { User } from '@daykeep/rules/model'
import { type AvatarArt, toAvatarArt } from '../../art/index.ts'

/**
 * The player with a piece of gear on, as it would look: in the outfit that is seen, and with the other hand empty for a
 * piece that takes two.
 */
export const dressedIn = (catalogue: Catalogue, user: User, key: string): AvatarArt => {
  const piece = (catalogue.gear as Readonly<Record<string, Gear>>)[key]
  if (piece === undefined) return toAvatarArt(user, catalogue)
  const seen: OutfitName = user.preferences.costume ? 'costume' : 'equipped'
  const { outfit } = putOn(catalogue)(piece)(user.items.gear[seen])
  return toAvatarArt(withOutfit(user, seen, outfit), catalogue)
}
