import type { Catalogue, Gear } from '@daykeep/rules/content'
import { type OutfitName, putOn, withOutfit } from '@daykeep/rules/inventory'
import type { User } from '@daykeep/rules/model'
import type { AvatarArt } from '../../art/index.ts'
import { seenIn } from './to-outfit.ts'

/** The player with a piece on, as a look in the mirror. */
export const tryOn = (catalogue: Catalogue, user: User, name: OutfitName, key: string): AvatarArt => {
  const gear = (catalogue.gear as Readonly<Record<string, Gear>>)[key]
  if (gear === undefined) return seenIn(catalogue, user, name)
  const { outfit } = putOn(catalogue)(gear)(user.items.gear[name])
  return seenIn(catalogue, withOutfit(user, name, outfit), name)
}
