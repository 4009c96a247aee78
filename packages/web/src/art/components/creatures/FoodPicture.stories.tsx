import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { loadRenderer } from '../../renderer/load-renderer.ts'
import { Gallery } from '../../stories/Gallery.tsx'
import { FoodPicture } from './FoodPicture.tsx'

const meta = {
  title: 'Art/Food',
  component: FoodPicture,
  loaders: [() => loadRenderer()],
  args: { art: { template: 'cotton-candy' }, size: 72, label: 'Pink cotton candy' },
} satisfies Meta<typeof FoodPicture>
export default meta
type Story = StoryObj<typeof meta>

const PALETTES = ['hide', 'dove', 'sun', 'crimson', 'shadow', 'bone', 'moss', 'rose', 'frost', 'honey'] as const

export const CottonCandy = {} satisfies Story
export const Unknown = { args: { art: { icon: 'fluent-emoji-flat:nothing' }, label: 'Some food' } } satisfies Story

/** Third-party icons with our outline. */
export const Icons = {
  render: () => (
    <Gallery
      items={Object.keys(library.icons).filter((icon) => icon.startsWith('fluent'))}
      name={(icon) => icon.slice(icon.indexOf(':') + 1)}
      draw={(icon) => <FoodPicture art={{ icon }} size={56} />}
    />
  ),
} satisfies Story

/** Our own drawings, one palette for each potion. */
export const Baked = {
  render: () => (
    <Gallery
      items={['cake', 'sweet', 'pie'].flatMap((template) => PALETTES.map((palette) => ({ template, palette })))}
      name={({ template, palette }) => `${template}, ${palette}`}
      draw={(art) => <FoodPicture art={art} size={56} />}
    />
  ),
} satisfies Story
