import type {
  ArtField,
  BossArt,
  CollectArt,
  Creature,
  FoodArt,
  GearArt,
  GearFacts,
  ItemArt,
  PotionRef,
  SceneArt,
  SkillArt,
  SpeciesRef,
} from './art-field.ts'
import type { AvatarArt } from './avatar-art.ts'
import { avatarPicture } from './avatar/avatar-picture.ts'
import type { Crop } from './crop.ts'
import { mountPicture, petPicture } from './creature/creature-pictures.ts'
import { gearPicture } from './gear/gear-picture.ts'
import { bossPicture } from './item/boss-picture.ts'
import { bossScenePicture } from './item/boss-scene-picture.ts'
import { collectPicture } from './item/collect-picture.ts'
import { eggPicture } from './item/egg-picture.ts'
import { foodPicture } from './item/food-picture.ts'
import { itemPicture } from './item/item-picture.ts'
import { potionPicture } from './item/potion-picture.ts'
import { skillPicture } from './item/skill-picture.ts'
import type { ArtLibrary, GearClass, GearSlot } from './library.ts'
import type { Season, TimeOfDay } from './panorama-art.ts'
import type { Picture } from './picture.ts'
import { remember } from './remember.ts'
import { greatKeepPicture } from './scene/great-keep-picture.ts'
import { panoramaPicture } from './scene/panorama-picture.ts'
import { scenePicture } from './scene/scene-picture.ts'

/**
 * Everything that can be drawn, by what it is drawn from: the `art` field of an item and the facts about it, never
 * its key. Pure and remembered.
 */
export type Studio = {
  readonly avatar: (art: AvatarArt, crop?: Crop) => Picture
  readonly gear: (slot: GearSlot, art: GearArt | ArtField, facts: GearFacts) => Picture
  readonly pet: (creature: Creature) => Picture
  readonly mount: (creature: Creature) => Picture
  readonly egg: (species: SpeciesRef) => Picture
  readonly potion: (potion: PotionRef) => Picture
  readonly food: (art: FoodArt | ArtField) => Picture
  readonly item: (art: ItemArt | ArtField) => Picture
  readonly boss: (art: BossArt | ArtField) => Picture
  readonly bossScene: (boss: BossArt | ArtField, scene: SceneArt | ArtField) => Picture
  readonly collect: (art: CollectArt | ArtField) => Picture
  readonly skill: (art: SkillArt | ArtField, of: GearClass | 'season') => Picture
  readonly scene: (art: SceneArt | ArtField) => Picture
  readonly panorama: (season: Season, time: TimeOfDay) => Picture
  readonly greatKeep: (time: TimeOfDay) => Picture
}

/** Opens a studio on a library. Art fields were checked with the content, so they are taken at their word here. */
export const makeStudio = (library: ArtLibrary): Studio => ({
  avatar: remember((art, crop = 'whole') => avatarPicture(library, art, crop)),
  gear: remember((slot, art, facts) => gearPicture(library, slot, art as GearArt, facts)),
  pet: remember((creature) => petPicture(library, creature)),
  mount: remember((creature) => mountPicture(library, creature)),
  egg: remember((species) => eggPicture(library, species)),
  potion: remember((potion) => potionPicture(library, potion)),
  food: remember((art) => foodPicture(library, art as FoodArt)),
  item: remember((art) => itemPicture(library, art as ItemArt)),
  boss: remember((art) => bossPicture(library, art as BossArt)),
  bossScene: remember((boss, scene) => bossScenePicture(library, boss as BossArt, scene as SceneArt)),
  collect: remember((art) => collectPicture(library, art as CollectArt)),
  skill: remember((art, of) => skillPicture(library, art as SkillArt, of)),
  scene: remember((art) => scenePicture(library, art as SceneArt)),
  panorama: remember((season, time) => panoramaPicture(library, season, time)),
  greatKeep: remember((time) => greatKeepPicture(library, time)),
})
