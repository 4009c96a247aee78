import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { loadRenderer } from '../../renderer/load-renderer.ts'
import { Gallery } from '../../stories/Gallery.tsx'
import { SPECIAL_ANIMALS } from '../../fixtures/special-animals.ts'
import { PetPicture } from './PetPicture.tsx'

const meta = {
  title: 'Art/Pet',
  component: PetPicture,
  loaders: [() => loadRenderer()],
  args: { species: 'Fox', potion: 'Base', size: 160, label: 'Base fox' },
} satisfies Meta<typeof PetPicture>
export default meta
type Story = StoryObj<typeof meta>

const SPECIES = Object.keys(library.species)
const POTIONS = Object.keys(library.potions)

const inEveryPotion = (species: string) => (
  <Gallery
    items={POTIONS}
    name={(potion) => `${species}, ${potion}`}
    draw={(potion) => <PetPicture species={species} potion={potion} size={84} />}
  />
)

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

export const EverySpeciesSmall = {
  render: () => (
    <Gallery
      items={SPECIES}
      name={(species) => species}
      draw={(species) => <PetPicture species={species} potion="Base" size={60} />}
    />
  ),
} satisfies Story

export const EverySilhouette = {
  render: () => (
    <Gallery
      items={SPECIES}
      name={(species) => species}
      draw={(species) => <PetPicture species={species} potion="Base" size={84} silhouette />}
    />
  ),
} satisfies Story

export const PotionsOnAWolf = { render: () => inEveryPotion('Wolf') } satisfies Story
export const PotionsOnADragon = { render: () => inEveryPotion('Dragon') } satisfies Story
export const PotionsOnACactus = { render: () => inEveryPotion('Cactus') } satisfies Story

export const SpecialAnimals = {
  render: () => (
    <Gallery
      items={SPECIAL_ANIMALS.filter(({ pet }) => pet)}
      name={({ key }) => key}
      draw={({ species, potion }) => <PetPicture species={species} potion={potion} size={140} />}
    />
  ),
} satisfies Story
