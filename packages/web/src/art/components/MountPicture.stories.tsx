import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { loadStudio } from '../load-studio.ts'
import { Gallery } from '../stories/Gallery.tsx'
import { MountPicture } from './MountPicture.tsx'

const meta = {
  title: 'Art/Mount',
  component: MountPicture,
  loaders: [() => loadStudio()],
  args: { species: 'Fox', potion: 'Base', size: 200, label: 'Base fox, grown' },
} satisfies Meta<typeof MountPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Fox = {} satisfies Story
export const NotRaisedYet = { args: { silhouette: true, label: 'Not raised yet' } } satisfies Story

export const EverySpecies = {
  render: () => (
    <Gallery
      items={Object.keys(library.species)}
      name={(species) => species}
      draw={(species) => <MountPicture species={species} potion="Base" size={130} />}
    />
  ),
} satisfies Story

export const EveryPotion = {
  render: () => (
    <Gallery
      items={Object.keys(library.potions)}
      name={(potion) => potion}
      draw={(potion) => <MountPicture species="TigerCub" potion={potion} size={110} />}
    />
  ),
} satisfies Story
