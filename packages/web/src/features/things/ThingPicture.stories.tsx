import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { stageLoaders } from '../../../test-kit/stage-loaders.ts'
import { type ThingKind, toThing } from './thing.ts'
import { ThingPicture } from './ThingPicture.tsx'

type Args = { readonly kind: ThingKind; readonly thing: string; readonly size: number }

const meta: Meta<Args> = {
  title: 'Things/Picture',
  loaders: stageLoaders,
  args: { kind: 'gear', thing: 'weapon_warrior_1', size: 96 },
  render: ({ kind, thing: key, size }) => {
    const thing = toThing(catalogue, kind, key)
    return thing === undefined ? <p>The catalogue has no such thing.</p> : <ThingPicture thing={thing} size={size} />
  },
}

export default meta

type Story = StoryObj<Args>

export const Gear = {} satisfies Story
export const Egg = { args: { kind: 'egg', thing: 'Wolf' } } satisfies Story
export const Potion = { args: { kind: 'potion', thing: 'Golden' } } satisfies Story
export const Food = { args: { kind: 'food', thing: 'Meat' } } satisfies Story
export const Pet = { args: { kind: 'pet', thing: 'Fox-Base' } } satisfies Story
export const Mount = { args: { kind: 'mount', thing: 'Fox-Base' } } satisfies Story
export const Item = { args: { kind: 'item', thing: 'key' } } satisfies Story
export const Quest = { args: { kind: 'quest', thing: 'dustbunnies' } } satisfies Story
export const Achievement = { args: { kind: 'achievement', thing: 'streak' } } satisfies Story
export const Unknown = { args: { kind: 'egg', thing: 'Phoenix' } } satisfies Story
