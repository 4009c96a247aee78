import type { GearSlot } from '@daykeep/rules/model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { Avatar } from '../components/avatar/Avatar.tsx'
import { loadRenderer } from '../renderer/load-renderer.ts'
import { NEWCOMER, variedPalette } from '@daykeep/rules/pictures'
import { Gallery } from './Gallery.tsx'

type Props = { readonly slot: GearSlot; readonly size?: 'slim' | 'broad' }

type Worn = Props & { readonly template: string }

const draw = ({ slot, size = 'slim', template }: Worn) => {
  const worn = { template, palette: variedPalette(library, template), motif: 'star' }
  return <Avatar art={{ ...NEWCOMER, size, gear: { [slot]: worn } }} size={92} />
}

/** Every drawing of one slot, on an avatar. */
const WornGallery = (props: Props) => (
  <Gallery
    items={Object.keys(library.gear[props.slot]).map((template) => ({ ...props, template }))}
    name={({ template }) => template}
    draw={draw}
  />
)

const meta = {
  title: 'Art/Gear worn',
  component: WornGallery,
  loaders: [() => loadRenderer()],
  args: { slot: 'armor' },
} satisfies Meta<typeof WornGallery>
export default meta
type Story = StoryObj<typeof meta>

export const Armour = {} satisfies Story
export const ArmourOnBroadPeople = { args: { size: 'broad' } } satisfies Story
export const HeadGear = { args: { slot: 'head' } } satisfies Story
export const HeadAccessories = { args: { slot: 'headAccessory' } } satisfies Story
export const Eyewear = { args: { slot: 'eyewear' } } satisfies Story
export const Weapons = { args: { slot: 'weapon' } } satisfies Story
export const Shields = { args: { slot: 'shield' } } satisfies Story
export const BodyAccessories = { args: { slot: 'body' } } satisfies Story
export const BackGear = { args: { slot: 'back' } } satisfies Story
