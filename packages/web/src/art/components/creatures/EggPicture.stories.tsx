import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { loadRenderer } from '../../renderer/load-renderer.ts'
import { Gallery } from '../../stories/Gallery.tsx'
import { EggPicture } from './EggPicture.tsx'

const meta = {
  title: 'Art/Egg',
  component: EggPicture,
  loaders: [() => loadRenderer()],
  args: { species: 'Dragon', size: 96, label: 'Dragon egg' },
} satisfies Meta<typeof EggPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Dragon = {} satisfies Story

export const EverySpecies = {
  render: () => (
    <Gallery
      items={Object.keys(library.species)}
      name={(species) => species}
      draw={(species) => <EggPicture species={species} size={64} />}
    />
  ),
} satisfies Story
