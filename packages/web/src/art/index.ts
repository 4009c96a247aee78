export type {
  ArtField,
  Creature,
  GearFacts,
  PotionRef,
  SceneArt,
  SpeciesRef,
} from './model/art-field.ts'
export type { AvatarArt } from './model/avatar-art.ts'
export type { Expression } from './model/expression.ts'
export { Avatar } from './components/avatar/Avatar.tsx'
export { BossPicture } from './components/quests/BossPicture.tsx'

export { CollectPicture } from './components/quests/CollectPicture.tsx'
export { EggPicture } from './components/creatures/EggPicture.tsx'
export { FoodPicture } from './components/creatures/FoodPicture.tsx'
export { GearPicture } from './components/avatar/GearPicture.tsx'

export { IconPicture } from './components/IconPicture.tsx'
export { Logo } from './components/Logo.tsx'
export { MountPicture } from './components/creatures/MountPicture.tsx'
export { Panorama } from './components/scenes/Panorama.tsx'
export { PetPicture } from './components/creatures/PetPicture.tsx'
export { PictureFrame, type PictureProps } from './components/PictureFrame.tsx'
export { PotionPicture } from './components/creatures/PotionPicture.tsx'
export { ScenePicture } from './components/scenes/ScenePicture.tsx'
export { ShopPicture } from './components/scenes/ShopPicture.tsx'
export { SkillPicture } from './components/SkillPicture.tsx'
export { type Crop } from './model/crop.ts'
export type { ShopName } from './model/shop-art.ts'
export { loadRenderer } from './renderer/load-renderer.ts'
export { type Season, type TimeOfDay } from './model/panorama-art.ts'
export { gearFacts } from './from-catalogue/gear-facts.ts'
export { type Looks, toAvatarArt } from './from-catalogue/to-avatar-art.ts'
export { toCreature } from './from-catalogue/to-creature.ts'
export { EXAMPLE_AVATARS, NEWCOMER } from './avatar/example-avatars.ts'
export type { Picture } from './picture/picture.ts'
export { svgText } from './picture/svg-text.ts'
export { INSTANCE } from './model/library.ts'
