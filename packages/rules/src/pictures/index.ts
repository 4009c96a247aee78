/** Pictures as pure functions of the game's data: for the web app, the API and programs that draw. docs/look.md */
export { avatarPicture } from './avatar/avatar-picture.ts'
export { EXAMPLE_AVATARS, hair, NEWCOMER } from './avatar/example-avatars.ts'
export { contrast } from './colour/contrast.ts'
export { mountPicture, petPicture } from './creature/creature-pictures.ts'
export { SCENES } from './fixtures/scenes.ts'
export { variedPalette } from './fixtures/varied-palette.ts'
export { gearFacts } from './from-catalogue/gear-facts.ts'
export { type Looks, toAvatarArt } from './from-catalogue/to-avatar-art.ts'
export { toCreature } from './from-catalogue/to-creature.ts'
export { drawHome, drawHomeLand, drawPageAnimals, type PageAnimal } from './home-pictures.ts'
export type { Appearance } from './model/appearance.ts'
export {
  type ArtField,
  type BossArt,
  type CollectArt,
  type Creature,
  type FoodArt,
  type GearArt,
  type GearFacts,
  type ItemArt,
  type PotionArt,
  type PotionRef,
  type SceneArt,
  type SkillArt,
  SPECIES_PARTS,
  type SpeciesArt,
  type SpeciesPart,
  type SpeciesRef,
} from './model/art-field.ts'
export { AVATAR_FORMS, type AvatarArt } from './model/avatar-art.ts'
export { BOXES, type Crop, CROPS } from './model/crop.ts'
export { type Expression, EXPRESSIONS } from './model/expression.ts'
export {
  type Anchor,
  type ArtLibrary,
  type GearFallbacks,
  type HairRule,
  type Icon,
  INSTANCE,
  type Mood,
  type Template,
} from './model/library.ts'
export type { Palette } from './model/palette.ts'
export { type Season, SEASONS, type TimeOfDay, TIMES } from './model/panorama-art.ts'
export { type ShopName, SHOPS } from './model/shop-art.ts'
export type { Group, Paint, Picture } from './picture/picture.ts'
export { type PaintRule, type PaintSheet, plainSvg } from './picture/plain-svg.ts'
export { svgText, withInstance } from './picture/svg-text.ts'
export { createRenderer, type PictureRenderer } from './renderer/renderer.ts'
export { PARTICLES } from './scene/particles.ts'
export { scenePicture } from './scene/scene-picture.ts'
