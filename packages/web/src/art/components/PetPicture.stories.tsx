import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { loadStudio } from '../load-studio.ts'
import { Gallery } from '../stories/Gallery.tsx'
import { PetPicture } from './PetPicture.tsx'

const meta = {
  title: 'Art/Pet',
  component: PetPicture,
  loaders: [() => loadStudio()],
  args: { species: 'Fox', potion: 'Base', size: 160, label: 'Base fox' },
} satisfies Meta<typeof PetPicture>
export default meta
type Story = StoryObj<typeof meta>

const SPECIES = Object.keys(library.species)
const POTIONS = Object.keys(library.potions)

export const Fox = {} satisfies Story
export const NotFoundYet = { args: { silhouette: true, label: 'Not found yet' } } satisfies Story
export const OfGold = { args: { potion: 'Golden', label: 'Golden fox' } } satisfies Story
export const UnknownAnimal = { args: { species: 'Wyvern', label: 'Some animal' } } satisfies Story

export const EverySpecies = {
  render: () => (
    <Gallery
      items={SPECIES}
      name={(species) => species}
      draw={(species) => <PetPicture species={species} potion="Base" size={84} />}
    />
  ),
} satisfies Story

export const EveryPotion = {
  render: () => (
    <Gallery
      items={['Wolf', 'PandaCub', 'Dragon', 'Frog', 'Owl'].flatMap((species) =>
        POTIONS.map((potion) => ({ species, potion })),
      )}
      name={({ species, potion }) => `${species}, ${potion}`}
      draw={(creature) => <PetPicture {...creature} size={64} />}
    />
  ),
} satisfies Story
