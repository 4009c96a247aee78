import type { Meta, StoryObj } from '@storybook/react-vite'
import { loadRenderer } from '../renderer/load-renderer.ts'
import { Gallery } from '../stories/Gallery.tsx'
import { IconPicture } from './IconPicture.tsx'

const meta = {
  title: 'Art/Item',
  component: IconPicture,
  loaders: [() => loadRenderer()],
  args: { art: { template: 'gem' }, size: 72, label: 'Gem' },
} satisfies Meta<typeof IconPicture>
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
    <Gallery items={THINGS} name={(thing) => thing} draw={(template) => <IconPicture art={{ template }} size={64} />} />
  ),
} satisfies Story

export const InAPurse = {
  render: () => (
    <Gallery
      items={['hourglass', 'gem', 'coin']}
      name={(thing) => thing}
      draw={(template) => <IconPicture art={{ template }} size={20} />}
    />
  ),
} satisfies Story

export const Scrolls = {
  render: () => (
    <Gallery
      items={SEALS}
      name={({ motif }) => motif}
      draw={(seal) => <IconPicture art={{ template: 'scroll', ...seal }} size={64} />}
    />
  ),
} satisfies Story
