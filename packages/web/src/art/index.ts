export {
  type ArtField,
  type AvatarArt,
  type Creature,
  type Crop,
  EXAMPLE_AVATARS,
  type Expression,
  type GearFacts,
  gearFacts,
  type Looks,
  NEWCOMER,
  type Picture,
  type PotionRef,
  type SceneArt,
  type Season,
  type ShopName,
  type SpeciesRef,
  svgText,
  type TimeOfDay,
  toAvatarArt,
  toCreature,
} from '@daykeep/rules/pictures'
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
export { loadRenderer } from './renderer/load-renderer.ts'
