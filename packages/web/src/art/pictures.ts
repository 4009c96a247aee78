/** Pictures as pure functions, without React: the entry point for programs that draw. */
export { avatarPicture } from './avatar/avatar-picture.ts'
export { drawHome, drawHomeLand } from './home-pictures.ts'
export { mountPicture, petPicture } from './creature/creature-pictures.ts'
export { EXAMPLE_AVATARS, NEWCOMER, hair } from './avatar/example-avatars.ts'
export { SCENES } from './fixtures/scenes.ts'
export { scenePicture } from './scene/scene-picture.ts'
export { type PictureRenderer, createRenderer } from './renderer/renderer.ts'
export { svgText } from './picture/svg-text.ts'
export {
  type Anchor,
  type ArtLibrary,
  type GearFallbacks,
  type HairRule,
  INSTANCE,
  type Icon,
  type Mood,
  type Template,
} from './model/library.ts'
export { AVATAR_FORMS, type AvatarArt } from './model/avatar-art.ts'
export { type Expression, EXPRESSIONS } from './model/expression.ts'
export {
  type ArtField,
  type Creature,
  type PotionArt,
  SPECIES_PARTS,
  type SceneArt,
  type SpeciesArt,
} from './model/art-field.ts'
export type { Picture } from './picture/picture.ts'
export { variedPalette } from './fixtures/varied-palette.ts'
export { SEASONS, TIMES } from './model/panorama-art.ts'
export { SHOPS } from './model/shop-art.ts'
export { PARTICLES } from './scene/particles.ts'
export { gearFacts } from './from-catalogue/gear-facts.ts'
export type { Palette } from './model/palette.ts'
export type { Appearance } from './model/appearance.ts'
export { contrast } from './colour/contrast.ts'
