import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import type { SpeciesPart } from '@daykeep/rules/pictures'
import { MountPicture } from '../components/creatures/MountPicture.tsx'
import { PetPicture } from '../components/creatures/PetPicture.tsx'
import { loadRenderer } from '../renderer/load-renderer.ts'
import { Gallery } from './Gallery.tsx'

type Props = { readonly part: SpeciesPart }

const drawnIn = (part: string): ReadonlyArray<string> =>
  Object.keys(library.templates).flatMap((path) =>
    path.startsWith(`creature/${part}/`) ? [path.slice(`creature/${part}/`.length)] : [],
  )

type Part = Props & { readonly name: string }

const draw = ({ part, name }: Part) => {
  const species = { ...library.species['Plain'], [part]: name }
  return part === 'stand' ? (
    <MountPicture species={species} potion="Base" size={110} />
  ) : (
    <PetPicture species={species} potion="Base" size={84} />
  )
}

/** Every drawing of one part on a plain animal: the names that egg art may use. */
const PartTable = ({ part }: Props) => (
  <Gallery items={drawnIn(part).map((name) => ({ part, name }))} name={({ name }) => name} draw={draw} />
)

const meta = {
  title: 'Art/Parts of animals',
  component: PartTable,
  loaders: [() => loadRenderer()],
  args: { part: 'body' },
} satisfies Meta<typeof PartTable>
export default meta
type Story = StoryObj<typeof meta>

export const Bodies = {} satisfies Story
export const StandingBodies = { args: { part: 'stand' } } satisfies Story
export const Heads = { args: { part: 'head' } } satisfies Story
export const Ears = { args: { part: 'ears' } } satisfies Story
export const Muzzles = { args: { part: 'muzzle' } } satisfies Story
export const Marks = { args: { part: 'mark' } } satisfies Story
export const Tails = { args: { part: 'tail' } } satisfies Story
export const Extras = { args: { part: 'extra' } } satisfies Story
export const Worn = { args: { part: 'worn' } } satisfies Story

export const Materials = {
  render: () => (
    <Gallery
      items={Object.keys(library.materials)}
      name={(material) => material}
      draw={(material) => {
        const potion = { ...library.potions['White'], material }
        return <PetPicture species="Wolf" potion={potion} size={84} />
      }}
    />
  ),
} satisfies Story

export const Overlays = {
  render: () => (
    <Gallery
      items={drawnIn('overlay')}
      name={(overlay) => overlay}
      draw={(overlay) => <PetPicture species="Wolf" potion={{ ...library.potions['Desert'], overlay }} size={84} />}
    />
  ),
} satisfies Story
