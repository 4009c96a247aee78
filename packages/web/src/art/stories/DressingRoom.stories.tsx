import { GEAR_SLOTS } from '@daykeep/rules/model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { loadRenderer } from '../renderer/load-renderer.ts'
import { type Choice, DressingRoom } from './DressingRoom.tsx'
import { SCENES } from '@daykeep/rules/pictures'

const among = (values: object) => ({ control: 'select', options: ['', ...Object.keys(values)] }) as const
const numbered = (values: object) => ({
  control: { type: 'range', min: 0, max: Math.max(...Object.keys(values).map(Number)) } as const,
})

const { appearance } = library

const NOTHING = Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, ''])) as Record<(typeof GEAR_SLOTS)[number], string>

const someone: Choice = {
  ...NOTHING,
  size: 'slim',
  skin: 'f5a76e',
  shirt: 'blue',
  chair: 'none',
  hairColor: 'brown',
  hairBase: 1,
  bangs: 0,
  beard: 0,
  mustache: 0,
  flower: 0,
  palette: 'tide',
  secondPalette: 'sun',
  motif: 'shell',
  mount: '',
  pet: '',
  potion: 'Base',
  scene: '',
  sleeping: false,
}

/** Any gear on any body, mount and scene: choose in the controls. */
const meta = {
  title: 'Art/Dressing room',
  component: DressingRoom,
  loaders: [() => loadRenderer()],
  args: someone,
  argTypes: {
    ...Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, among(library.gear[slot])])),
    size: { control: 'inline-radio', options: ['slim', 'broad'] },
    skin: among(appearance.skin),
    shirt: among(appearance.shirt),
    chair: { control: 'select', options: ['none', ...Object.keys(appearance.chair)] },
    hairColor: among(appearance.hairColor),
    hairBase: numbered(appearance.hairBase),
    bangs: numbered(appearance.bangs),
    beard: numbered(appearance.beard),
    mustache: numbered(appearance.mustache),
    flower: numbered(appearance.flower),
    palette: among(library.palettes),
    secondPalette: among(library.palettes),
    motif: among(library.motifs),
    mount: among(library.species),
    pet: among(library.species),
    potion: among(library.potions),
    scene: among(SCENES),
  },
} satisfies Meta<typeof DressingRoom>
export default meta
type Story = StoryObj<typeof meta>

export const Merfolk = {
  args: { armor: 'merfolk', head: 'shell-crown', weapon: 'trident', shield: 'shell', hairBase: 12, scene: 'reef' },
} satisfies Story

export const Skier = {
  args: {
    armor: 'parka',
    head: 'beanie',
    weapon: 'ski-pole',
    eyewear: 'goggles',
    palette: 'cherry',
    scene: 'winterPass',
  },
} satisfies Story

export const Robed = {
  args: {
    armor: 'robe',
    head: 'wizard-hat',
    weapon: 'star-staff',
    back: 'cloak',
    palette: 'night',
    secondPalette: 'dusk',
    motif: 'moon',
    scene: 'stargazers',
  },
} satisfies Story

/** Wheels, frame and footplate are in front of a robe, and the hands stay free. */
export const RobedInAWheelchair = { args: { ...Robed.args, chair: 'blue' } } satisfies Story

export const RidingBroadAndBearded = {
  args: {
    armor: 'parka',
    head: 'earflap-hat',
    weapon: 'axe',
    size: 'broad',
    beard: 2,
    palette: 'cocoa',
    mount: 'BearCub',
    pet: 'Fox',
    scene: 'winterPass',
  },
} satisfies Story

export const Jester = {
  args: {
    armor: 'jester',
    head: 'jester-cap',
    weapon: 'maraca',
    shield: 'drum',
    palette: 'candy',
    eyewear: 'half-mask',
  },
} satisfies Story

export const Gardener = {
  args: {
    armor: 'overalls',
    head: 'straw-hat',
    weapon: 'shovel',
    shield: 'basket',
    palette: 'leaf',
    flower: 1,
    scene: 'orchard',
  },
} satisfies Story

/** A two-handed staff hides the shield. */
export const TwoHanded = {
  args: { armor: 'mail', weapon: 'halberd', shield: 'kite', palette: 'steel' },
} satisfies Story

export const Bare = {} satisfies Story
