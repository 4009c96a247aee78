import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { loadRenderer } from '../../renderer/load-renderer.ts'
import { Gallery } from '../../stories/Gallery.tsx'
import { BossPicture } from './BossPicture.tsx'

const meta = {
  title: 'Art/Boss',
  component: BossPicture,
  loaders: [() => loadRenderer()],
  args: { art: { template: 'wyrm', palette: 'dusk' }, size: 390, label: 'A wyrm' },
} satisfies Meta<typeof BossPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Wyrm = {} satisfies Story
export const CrownedAnimal = {
  args: { art: { species: 'Owl', potion: 'Base' }, label: 'A crowned owl' },
} satisfies Story

const DRAWN = Object.keys(library.templates).filter((path) => /^boss\/(?!crowned$)[\w-]+$/.test(path))
const WORN = Object.keys(library.templates).filter((path) => path.startsWith('boss/wear/'))

export const Drawn = {
  render: () => (
    <Gallery
      items={DRAWN.map((path) => path.slice('boss/'.length))}
      name={(template) => template}
      draw={(template) => <BossPicture art={{ template }} size={150} />}
    />
  ),
} satisfies Story

export const Worn = {
  render: () => (
    <Gallery
      items={WORN.map((path) => path.slice('boss/wear/'.length))}
      name={(wear) => wear}
      draw={(wear) => <BossPicture art={{ species: 'Fox', potion: 'Base', wears: [wear] }} size={150} />}
    />
  ),
} satisfies Story
