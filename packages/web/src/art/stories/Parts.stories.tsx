import type { GearSlot } from '@daykeep/rules/model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { GearPicture } from '../components/avatar/GearPicture.tsx'
import type { Template } from '@daykeep/rules/pictures'
import { loadRenderer } from '../renderer/load-renderer.ts'
import { Gallery } from './Gallery.tsx'

type Props = { readonly slot: GearSlot }

const templateOf = (slot: GearSlot, name: string): Template | undefined =>
  library.templates[library.gear[slot][name] ?? '']

/** Properties of a drawing besides its name. */
const factsOf = (template: Template | undefined): string =>
  [
    template?.motif && 'motif',
    template?.twoHanded && 'two hands',
    template?.hair && template.hair !== 'show' && `hair: ${template.hair}`,
    template?.layers['over'] && 'fastens before the chest',
  ]
    .filter(Boolean)
    .join(', ')

type Part = Props & { readonly name: string }

const draw = ({ slot, name }: Part) => (
  <GearPicture slot={slot} art={{ template: name, palette: 'royal', motif: 'star' }} size={56} />
)

/** The names that gear art may use for a slot, with the properties of each drawing. */
const PartTable = ({ slot }: Props) => (
  <Gallery
    items={Object.keys(library.gear[slot]).map((name) => ({ slot, name }))}
    name={({ name }) => [name, factsOf(templateOf(slot, name))].filter(Boolean).join(' · ')}
    draw={draw}
  />
)

const meta = {
  title: 'Art/Parts for designers',
  component: PartTable,
  loaders: [() => loadRenderer()],
  args: { slot: 'armor' },
} satisfies Meta<typeof PartTable>
export default meta
type Story = StoryObj<typeof meta>

export const Armour = {} satisfies Story
export const HeadGear = { args: { slot: 'head' } } satisfies Story
export const Weapons = { args: { slot: 'weapon' } } satisfies Story
export const Shields = { args: { slot: 'shield' } } satisfies Story
export const BackGear = { args: { slot: 'back' } } satisfies Story
export const BodyAccessories = { args: { slot: 'body' } } satisfies Story
export const HeadAccessories = { args: { slot: 'headAccessory' } } satisfies Story
export const Eyewear = { args: { slot: 'eyewear' } } satisfies Story

export const Motifs = {
  render: () => (
    <Gallery
      items={Object.keys(library.motifs)}
      name={(motif) => motif}
      draw={(motif) => <GearPicture slot="shield" art={{ template: 'kite', palette: 'royal', motif }} size={56} />}
    />
  ),
} satisfies Story
