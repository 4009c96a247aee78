import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { expect, waitFor } from 'storybook/test'
import {
  type AvatarArt,
  AVATAR_FORMS,
  EXPRESSIONS,
  CROPS,
  EXAMPLE_AVATARS,
  NEWCOMER,
  SCENES,
} from '@daykeep/rules/pictures'
import { loadRenderer } from '../../renderer/load-renderer.ts'
import { Gallery } from '../../stories/Gallery.tsx'
import { Avatar } from './Avatar.tsx'

const knight = EXAMPLE_AVATARS.knight

const meta = {
  title: 'Art/Avatar',
  component: Avatar,
  loaders: [() => loadRenderer()],
  args: { art: knight, size: 240, label: 'Bram, level 31 warrior' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

const each = (values: object, look: (value: string) => Partial<AvatarArt>) => {
  const items = Object.keys(values)
  return () => (
    <Gallery
      items={items}
      name={(value) => value}
      draw={(value) => <Avatar art={{ ...NEWCOMER, ...look(value) }} crop="party" size={92} />}
    />
  )
}

const hair =
  (field: keyof AvatarArt['hair'], base = 1) =>
  (value: string) => ({
    hair: { ...NEWCOMER.hair, base, [field]: field === 'color' ? value : Number(value) },
  })

/** Twelve people of four classes. */
export const DressingRoom = {
  render: () => (
    <Gallery
      items={Object.entries(EXAMPLE_AVATARS)}
      name={([who]) => who}
      draw={([, art]) => <Avatar art={art} size={140} />}
    />
  ),
} satisfies Story

export const Newcomer = { args: { art: NEWCOMER, label: 'Yael, level 1' } } satisfies Story
export const Broad = { args: { art: { ...NEWCOMER, size: 'broad' } } } satisfies Story
export const Breathing = { args: { breathing: true } } satisfies Story
export const Decoration = { args: { label: undefined } } satisfies Story

export const Crops = {
  render: () => (
    <Gallery items={CROPS} name={(crop) => crop} draw={(crop) => <Avatar art={knight} crop={crop} size={104} />} />
  ),
} satisfies Story

export const Riding = {
  args: {
    label: 'Bram, level 31 warrior, riding an owl',
    art: {
      ...knight,
      background: SCENES['orchard'],
      mount: { species: 'Owl', potion: 'Base' },
      pet: { species: 'PandaCub', potion: 'Base' },
    },
  },
} satisfies Story
export const RiderFace = { args: { ...Riding.args, crop: 'portrait' } } satisfies Story

export const InTheDark = { args: { art: { ...knight, background: SCENES['stargazers'] } } } satisfies Story
export const Asleep = { args: { art: { ...knight, sleeping: true, background: SCENES['hearthHall'] } } } satisfies Story

/** Doll and pet feel the same. */
export const Expressions = {
  render: () => (
    <Gallery
      items={EXPRESSIONS}
      name={(expression) => expression}
      draw={(expression) => (
        <Avatar art={{ ...NEWCOMER, expression, pet: { species: 'Fox', potion: 'Base' } }} size={180} />
      )}
    />
  ),
} satisfies Story

/** Of all faces that are drawn, one shows. */
export const ChosenFace = {
  args: { art: NEWCOMER, faces: 'any' },
  decorators: [
    (Drawn) => (
      <div data-expression="worried">
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const shown = () =>
      [...canvasElement.querySelectorAll('.face')].filter((face) => getComputedStyle(face).visibility === 'visible')
    await waitFor(() => expect(shown().length).toBeGreaterThan(0))
    await expect(shown().filter((face) => !face.classList.contains('face-worried'))).toEqual([])
  },
  tags: ['browser'],
} satisfies Story

export const Transformed = {
  render: () => (
    <Gallery
      items={AVATAR_FORMS}
      name={(into) => into}
      draw={(into) => <Avatar art={{ ...knight, transformation: into }} size={140} />}
    />
  ),
} satisfies Story

const { appearance } = library

export const Skins = { render: each(appearance.skin, (skin) => ({ skin })) } satisfies Story
export const HairStyles = { render: each(appearance.hairBase, hair('base')) } satisfies Story
export const HairColours = { render: each(appearance.hairColor, hair('color', 3)) } satisfies Story
export const Fringes = { render: each(appearance.bangs, hair('bangs', 2)) } satisfies Story
export const Beards = { render: each(appearance.beard, hair('beard')) } satisfies Story
export const Moustaches = { render: each(appearance.mustache, hair('mustache')) } satisfies Story
export const FlowersAndEarrings = { render: each(appearance.flower, hair('flower', 2)) } satisfies Story
export const Shirts = { render: each(appearance.shirt, (shirt) => ({ shirt })) } satisfies Story
export const Wheelchairs = {
  render: () => (
    <Gallery
      items={Object.keys(appearance.chair)}
      name={(chair) => chair}
      draw={(chair) => <Avatar art={{ ...NEWCOMER, chair }} size={120} />}
    />
  ),
} satisfies Story

/** Unknown values still render an avatar. */
export const UnknownValues = {
  args: {
    label: 'Someone',
    art: {
      ...NEWCOMER,
      skin: 'x',
      shirt: 'x',
      chair: 'x',
      gear: { armor: { template: 'x' }, head: {} },
      class: 'rogue',
    },
  },
} satisfies Story
