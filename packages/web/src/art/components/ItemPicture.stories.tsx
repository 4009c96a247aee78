import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadStudio } from '../load-studio.ts'
import { Gallery } from '../stories/Gallery.tsx'
import { ItemPicture } from './ItemPicture.tsx'

const meta = {
  title: 'Art/Item',
  component: ItemPicture,
  loaders: [() => loadStudio()],
  args: { art: { template: 'gem' }, size: 72, label: 'Gem' },
} satisfies Meta<typeof ItemPicture>
export default meta
type Story = StoryObj<typeof meta>

const THINGS = ['gem', 'coin', 'hourglass', 'armoire', 'health-potion', 'saddle', 'key', 'scroll'] as const
const SEALS = [
  { palette: 'crimson', motif: 'flame' },
  { palette: 'forest', motif: 'paw' },
  { palette: 'sun', motif: 'sun' },
  { palette: 'night', motif: 'moon' },
  { palette: 'tide', motif: 'drop' },
  { palette: 'plum', motif: 'skull' },
] as const

export const Gem = {} satisfies Story

export const Everything = {
  render: () => (
    <Gallery items={THINGS} name={(thing) => thing} draw={(template) => <ItemPicture art={{ template }} size={64} />} />
  ),
} satisfies Story

export const InAPurse = {
  render: () => (
    <Gallery
      items={['hourglass', 'gem', 'coin']}
      name={(thing) => thing}
      draw={(template) => <ItemPicture art={{ template }} size={20} />}
    />
  ),
} satisfies Story

export const Scrolls = {
  render: () => (
    <Gallery
      items={SEALS}
      name={({ motif }) => motif}
      draw={(seal) => <ItemPicture art={{ template: 'scroll', ...seal }} size={64} />}
    />
  ),
} satisfies Story
