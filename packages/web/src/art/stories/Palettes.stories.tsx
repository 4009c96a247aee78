import type { Meta, StoryObj } from '@storybook/react-vite'
import { library } from 'virtual:art'
import { Gallery } from './Gallery.tsx'

const ROLES = ['base', 'shade', 'light', 'trim', 'accent', 'glow'] as const

const Swatch = ({ colors }: { readonly colors: ReadonlyArray<string> }) => (
  <div style={{ display: 'flex', borderRadius: 8, overflow: 'hidden' }}>
    {ROLES.map((role, at) => (
      <div key={role} title={role} style={{ width: 28, height: 40, background: colors[at] }} />
    ))}
  </div>
)

type Props = { readonly palettes: Readonly<Record<string, ReadonlyArray<string>>> }

const swatch = ([, colors]: readonly [string, ReadonlyArray<string>]) => <Swatch colors={colors} />

/** Six roles each, from base to glow. */
const PaletteTable = ({ palettes }: Props) => (
  <Gallery items={Object.entries(palettes)} name={([name]) => name} draw={swatch} />
)

const meta = { title: 'Art/Palettes', component: PaletteTable, args: { palettes: library.palettes } } satisfies Meta<
  typeof PaletteTable
>
export default meta
type Story = StoryObj<typeof meta>

export const Gear = {} satisfies Story
export const Skills = { args: { palettes: library.skillTiles } } satisfies Story
export const Transformations = { args: { palettes: library.transformations } } satisfies Story
