import { EXAMPLE_AVATARS } from './avatar/example-avatars.ts'
import type { AvatarArt } from './model/avatar-art.ts'
import type { Season } from './model/panorama-art.ts'
import type { Picture } from './picture/picture.ts'
import type { PictureRenderer } from './renderer/renderer.ts'

/** The pictures of the home page, drawn when the app is built: a visitor loads these and no drawings. */
export type HomePictures = {
  readonly people: ReadonlyArray<Picture>
  readonly gear: ReadonlyArray<Picture>
  readonly animals: ReadonlyArray<Picture>
}

/** Draws all pictures of the home page. */
export const drawHome = (renderer: PictureRenderer): HomePictures => ({
  people: people.map((art) => renderer.avatar(art)),
  gear: gear.map(({ slot, art }) => renderer.gear(slot, art, {})),
  animals: animals.map((creature) => renderer.pet(creature)),
})

/** The land at dusk behind the people. */
export const drawHomeLand = (renderer: PictureRenderer, season: Season): Picture => renderer.panorama(season, 'dusk')

const { acolyte, dawnSaint, foxTrick, knight, starseer } = EXAMPLE_AVATARS

/** The people before the keep; narrow screens show the first ones only. */
const people: readonly AvatarArt[] = [
  { ...starseer, pet: { species: 'Fox', potion: 'Base' } },
  {
    ...knight,
    gear: {
      armor: knight.gear.armor,
      head: knight.gear.head,
      weapon: { template: 'sword', palette: 'steel' },
      shield: { template: 'kite', palette: 'crimson', motif: 'tower' },
    },
    mount: { species: 'Wolf', potion: 'Base' },
  },
  {
    ...acolyte,
    skin: '915533',
    gear: { armor: acolyte.gear.armor, weapon: acolyte.gear.weapon, shield: acolyte.gear.shield },
    chair: 'black',
    pet: { species: 'PandaCub', potion: 'Base' },
  },
  {
    ...foxTrick,
    gear: { armor: foxTrick.gear.armor, weapon: foxTrick.gear.weapon, shield: foxTrick.gear.shield },
    pet: { species: 'Dragon', potion: 'Base' },
  },
  {
    ...dawnSaint,
    gear: { armor: dawnSaint.gear.armor, head: dawnSaint.gear.head, weapon: dawnSaint.gear.weapon },
    mount: { species: 'LionCub', potion: 'Base' },
  },
]

/** The gear of the second section. */
const gear = [
  { slot: 'weapon', art: { template: 'sword', palette: 'steel' } },
  { slot: 'armor', art: { template: 'plate', palette: 'steel', motif: 'tower' } },
  { slot: 'head', art: { template: 'wizard-hat', palette: 'royal', motif: 'star' } },
  { slot: 'shield', art: { template: 'kite', palette: 'royal', motif: 'sun' } },
  { slot: 'head', art: { template: 'crown', palette: 'sun' } },
  { slot: 'armor', art: { template: 'gown', palette: 'rose' } },
  { slot: 'weapon', art: { template: 'bow', palette: 'forest' } },
  { slot: 'head', art: { template: 'helm', palette: 'steel' } },
] as const

/** The animals of the third section. */
const animals = [
  { species: 'Wolf', potion: 'CottonCandyBlue' },
  { species: 'Dragon', potion: 'Red' },
  { species: 'Fox', potion: 'Base' },
  { species: 'PandaCub', potion: 'Base' },
  { species: 'TigerCub', potion: 'Shade' },
  { species: 'Cactus', potion: 'Base' },
  { species: 'LionCub', potion: 'Golden' },
  { species: 'FlyingPig', potion: 'Base' },
] as const

/** The animals beside the titles of pages of text. */
const PAGE_ANIMALS = [
  'BearCub',
  'Dog',
  'Dragon',
  'FlyingPig',
  'Fox',
  'Hedgehog',
  'Otter',
  'Owl',
  'Parrot',
  'Raccoon',
  'Snail',
  'Turtle',
] as const
export type PageAnimal = (typeof PAGE_ANIMALS)[number]

/** Draws the animals that stand on the pages for visitors. */
export const drawPageAnimals = (renderer: PictureRenderer): Readonly<Record<PageAnimal, Picture>> =>
  Object.fromEntries(
    PAGE_ANIMALS.map((species) => [species, renderer.pet({ species, potion: 'Base' }, 'happy')]),
  ) as Record<PageAnimal, Picture>
