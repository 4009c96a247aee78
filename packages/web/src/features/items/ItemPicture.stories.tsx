import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { type ItemKind, toItem } from './item.ts'
import { ItemPicture } from './ItemPicture.tsx'

type Args = { readonly kind: ItemKind; readonly itemKey: string; readonly size: number }

const meta: Meta<Args> = {
  title: 'Items/Picture',
  loaders: storyLoaders,
  args: { kind: 'gear', itemKey: 'weapon_warrior_1', size: 96 },
  render: ({ kind, itemKey, size }) => {
    const item = toItem(catalogue, kind, itemKey)
    return item === undefined ? <p>The catalogue has no such item.</p> : <ItemPicture item={item} size={size} />
  },
}

export default meta

type Story = StoryObj<Args>

export const Gear = {} satisfies Story
export const Egg = { args: { kind: 'egg', itemKey: 'Wolf' } } satisfies Story
export const Potion = { args: { kind: 'potion', itemKey: 'Golden' } } satisfies Story
export const Food = { args: { kind: 'food', itemKey: 'Meat' } } satisfies Story
export const Pet = { args: { kind: 'pet', itemKey: 'Fox-Base' } } satisfies Story
export const Mount = { args: { kind: 'mount', itemKey: 'Fox-Base' } } satisfies Story
export const Item = { args: { kind: 'item', itemKey: 'key' } } satisfies Story
export const Quest = { args: { kind: 'quest', itemKey: 'dustbunnies' } } satisfies Story
export const Achievement = { args: { kind: 'achievement', itemKey: 'streak' } } satisfies Story
export const Unknown = { args: { kind: 'egg', itemKey: 'Phoenix' } } satisfies Story
