import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { loadRenderer } from '../../renderer/load-renderer.ts'
import { NEWCOMER } from '@daykeep/rules/pictures'
import { Gallery } from '../../stories/Gallery.tsx'
import { SPECIAL_ANIMALS } from '../../fixtures/special-animals.ts'
import { Avatar } from '../avatar/Avatar.tsx'
import { MountPicture } from './MountPicture.tsx'

const meta = {
  title: 'Art/Mount',
  component: MountPicture,
  loaders: [() => loadRenderer()],
  args: { species: 'Fox', potion: 'Base', size: 200, label: 'Base fox, grown' },
} satisfies Meta<typeof MountPicture>
export default meta
type Story = StoryObj<typeof meta>

const SPECIES = Object.keys(library.species)

const inEveryPotion = (species: string) => (
  <Gallery
    items={Object.keys(library.potions)}
    name={(potion) => `${species}, ${potion}`}
    draw={(potion) => <MountPicture species={species} potion={potion} size={110} />}
  />
)

export const Fox = {} satisfies Story
export const NotRaisedYet = { args: { silhouette: true, label: 'Not raised yet' } } satisfies Story

export const EverySpecies = {
  render: () => (
    <Gallery
      items={SPECIES}
      name={(species) => species}
      draw={(species) => <MountPicture species={species} potion="Base" size={130} />}
    />
  ),
} satisfies Story

export const EverySilhouette = {
  render: () => (
    <Gallery
      items={SPECIES}
      name={(species) => species}
      draw={(species) => <MountPicture species={species} potion="Base" size={110} silhouette />}
    />
  ),
} satisfies Story

export const EverySpeciesRidden = {
  render: () => (
    <Gallery
      items={SPECIES}
      name={(species) => species}
      draw={(species) => <Avatar art={{ ...NEWCOMER, mount: { species, potion: 'Base' } }} size={130} />}
    />
  ),
} satisfies Story

export const PotionsOnATiger = { render: () => inEveryPotion('TigerCub') } satisfies Story
export const PotionsOnADragon = { render: () => inEveryPotion('Dragon') } satisfies Story
export const PotionsOnACactus = { render: () => inEveryPotion('Cactus') } satisfies Story

export const SpecialAnimals = {
  render: () => (
    <Gallery
      items={SPECIAL_ANIMALS.filter(({ mount }) => mount)}
      name={({ key }) => key}
      draw={({ species, potion }) => <MountPicture species={species} potion={potion} size={200} />}
    />
  ),
} satisfies Story
