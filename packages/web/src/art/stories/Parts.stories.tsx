import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { GearPicture } from '../components/GearPicture.tsx'
import type { GearSlot, Template } from '../library.ts'
import { loadStudio } from '../load-studio.ts'
import { Gallery } from './Gallery.tsx'

type Props = { readonly slot: GearSlot }

const templateOf = (slot: GearSlot, name: string): Template | undefined =>
  library.templates[library.gear[slot][name] ?? '']

/** What a designer has to know about a drawing besides its name. */
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

/** The words that an art field may use for one slot, with what each drawing can do. */
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
  loaders: [() => loadStudio()],
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
