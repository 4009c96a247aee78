import type { PlayerClass, GearSlot } from '../../model/index.ts'
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
} from '../model/art-field.ts'
import type { AvatarArt } from '../model/avatar-art.ts'
import { avatarPicture } from '../avatar/avatar-picture.ts'
import type { Crop } from '../model/crop.ts'
import { mountPicture, petPicture } from '../creature/creature-pictures.ts'
import { gearPicture } from '../gear/gear-picture.ts'
import { bossPicture } from '../item/boss-picture.ts'
import { bossScenePicture } from '../item/boss-scene-picture.ts'
import { collectPicture } from '../item/collect-picture.ts'
import { eggPicture } from '../item/egg-picture.ts'
import { foodPicture } from '../item/food-picture.ts'
import { itemPicture } from '../item/item-picture.ts'
import { potionPicture } from '../item/potion-picture.ts'
import { skillPicture } from '../item/skill-picture.ts'
import type { ArtLibrary } from '../model/library.ts'
import type { Season, TimeOfDay } from '../model/panorama-art.ts'
import type { ShopName } from '../model/shop-art.ts'
import type { Faces } from '../picture/faces.ts'
import type { Picture } from '../picture/picture.ts'
import { memoize } from './memoize.ts'
import { greatKeepPicture } from '../scene/great-keep-picture.ts'
import { panoramaPicture } from '../scene/panorama-picture.ts'
import { scenePicture } from '../scene/scene-picture.ts'
import { shopPicture } from '../scene/shop-picture.ts'

/**
 * Composes every kind of picture from the `art` field of a catalogue entry and facts about it, never from its key. Pure
 * and memoized.
 */
export type PictureRenderer = {
  readonly avatar: (art: AvatarArt, crop?: Crop, faces?: Faces) => Picture
  readonly gear: (slot: GearSlot, art: GearArt | ArtField, facts: GearFacts) => Picture
  readonly pet: (creature: Creature, faces?: Faces) => Picture
  readonly mount: (creature: Creature) => Picture
  readonly egg: (species: SpeciesRef) => Picture
  readonly potion: (potion: PotionRef) => Picture
  readonly food: (art: FoodArt | ArtField) => Picture
  readonly item: (art: ItemArt | ArtField) => Picture
  readonly boss: (art: BossArt | ArtField) => Picture
  readonly bossScene: (boss: BossArt | ArtField, scene: SceneArt | ArtField) => Picture
  readonly collect: (art: CollectArt | ArtField) => Picture
  readonly skill: (art: SkillArt | ArtField, of: PlayerClass | 'season') => Picture
  readonly scene: (art: SceneArt | ArtField) => Picture
  readonly panorama: (season: Season, time: TimeOfDay) => Picture
  /** With land that goes on at both sides. */
  readonly widePanorama: (season: Season, time: TimeOfDay) => Picture
  readonly greatKeep: (time: TimeOfDay) => Picture
  readonly shop: (name: ShopName, season: Season, isDark: boolean, isStruck: boolean) => Picture
}

/** A renderer over an art library. Art fields were checked when the content was compiled, so they are cast here. */
export const createRenderer = (library: ArtLibrary): PictureRenderer => ({
  avatar: memoize((art, crop = 'whole', faces) => avatarPicture(library, art, crop, faces)),
  gear: memoize((slot, art, facts) => gearPicture(library, slot, art as GearArt, facts)),
  pet: memoize((creature, faces) => petPicture(library, creature, faces)),
  mount: memoize((creature) => mountPicture(library, creature)),
  egg: memoize((species) => eggPicture(library, species)),
  potion: memoize((potion) => potionPicture(library, potion)),
  food: memoize((art) => foodPicture(library, art as FoodArt)),
  item: memoize((art) => itemPicture(library, art as ItemArt)),
  boss: memoize((art) => bossPicture(library, art as BossArt)),
  bossScene: memoize((boss, scene) => bossScenePicture(library, boss as BossArt, scene as SceneArt)),
  collect: memoize((art) => collectPicture(library, art as CollectArt)),
  skill: memoize((art, of) => skillPicture(library, art as SkillArt, of)),
  scene: memoize((art) => scenePicture(library, art as SceneArt)),
  panorama: memoize((season, time) => panoramaPicture(library, season, time)),
  widePanorama: memoize((season, time) => panoramaPicture(library, season, time, true)),
  greatKeep: memoize((time) => greatKeepPicture(library, time)),
  shop: memoize((name, season, isDark, isStruck) => shopPicture(library, name, season, { isDark, isStruck })),
})
