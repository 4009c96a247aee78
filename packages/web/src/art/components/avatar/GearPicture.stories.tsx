import { CLASSES, type GearSlot, GEAR_SLOTS } from '@daykeep/rules/model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { loadRenderer } from '../../renderer/load-renderer.ts'
import { Gallery } from '../../stories/Gallery.tsx'
import { variedPalette } from '@daykeep/rules/pictures'
import { GearPicture } from './GearPicture.tsx'

const meta = {
  title: 'Art/Gear',
  component: GearPicture,
  loaders: [() => loadRenderer()],
  args: { slot: 'armor', art: { template: 'robe', palette: 'night', motif: 'moon' }, size: 112, label: 'Night robe' },
} satisfies Meta<typeof GearPicture>
export default meta
type Story = StoryObj<typeof meta>

/** Every drawing of a slot, each in another palette. */
const all = (slot: GearSlot) => () => (
  <Gallery
    items={Object.keys(library.gear[slot])}
    name={(template) => template}
    draw={(template) => (
      <GearPicture slot={slot} art={{ template, palette: variedPalette(library, template), motif: 'star' }} size={72} />
    )}
  />
)

export const OnePiece = {} satisfies Story
export const Weapons = { render: all('weapon') } satisfies Story
export const Armour = { render: all('armor') } satisfies Story
export const HeadGear = { render: all('head') } satisfies Story
export const Shields = { render: all('shield') } satisfies Story
export const BodyAccessories = { render: all('body') } satisfies Story
export const BackGear = { render: all('back') } satisfies Story
export const HeadAccessories = { render: all('headAccessory') } satisfies Story
export const Eyewear = { render: all('eyewear') } satisfies Story

/** One drawing in every palette: a robe and a shield. */
export const EveryPalette = {
  render: () => (
    <Gallery
      items={Object.keys(library.palettes).flatMap((palette) => [
        { slot: 'armor', template: 'robe', palette } as const,
        { slot: 'shield', template: 'kite', palette } as const,
      ])}
      name={({ template, palette }) => `${template}, ${palette}`}
      draw={({ slot, ...art }) => <GearPicture slot={slot} art={{ ...art, motif: 'moon' }} size={72} />}
    />
  ),
} satisfies Story

export const Motifs = {
  render: () => (
    <Gallery
      items={Object.keys(library.motifs)}
      name={(motif) => motif}
      draw={(motif) => <GearPicture slot="shield" art={{ template: 'kite', palette: 'royal', motif }} size={72} />}
    />
  ),
} satisfies Story

/** Gear without art takes the palette of its class and tier. */
export const Undrawn = {
  render: () => (
    <Gallery
      items={CLASSES.flatMap((of) => [1, 3, 5].map((tier) => ({ of, tier })))}
      name={({ of, tier }) => `${of} ${tier}`}
      draw={({ of, tier }) => <GearPicture slot="armor" art={{}} facts={{ class: of, tier }} size={72} />}
    />
  ),
} satisfies Story

export const NothingWorn = {
  render: () => (
    <Gallery
      items={GEAR_SLOTS}
      name={(slot) => slot}
      draw={(slot) => <GearPicture slot={slot} art={{}} facts={{ bare: true }} size={72} />}
    />
  ),
} satisfies Story
