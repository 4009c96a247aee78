import { bags } from '@daykeep/rules/test-kit/bags'
import { catalogue } from '../../../../../test-kit/catalogue.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { storyLoaders } from '../../../../../test-kit/story-loaders.ts'
import { aCustomer } from '../../fixtures/sample-shop.ts'
import { SellView } from './SellView.tsx'
import { toSellable } from './to-sellable.ts'

type Args = Omit<Parameters<typeof SellView>[0], 'items' | 'opened'> & {
  readonly eggs: number
  readonly opened: string | undefined
}

const meta: Meta<Args> = {
  title: 'Shops/Sell',
  loaders: storyLoaders,
  args: { eggs: 4, opened: undefined, onOpen: fn(), onSell: fn() },
  render: ({ eggs, opened, ...args }) => {
    const items = toSellable(
      catalogue,
      aCustomer({ items: bags(eggs === 0 ? {} : { eggs: { Wolf: eggs, Fox: 1 }, food: { Meat: 12, Saddle: 2 } }) }),
    )
    return <SellView {...args} items={items} opened={items.find(({ id }) => id === opened)} />
  },
}
export default meta
type Story = StoryObj<Args>

/** A saddle is not sold. */
export const Bags = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Sell: ?Wolf egg/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('eggs.Wolf')
    await expect(canvas.queryByRole('button', { name: /Saddle/ })).toBeNull()
  },
} satisfies Story

export const AllOfThem = {
  args: { opened: 'eggs.Wolf' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'All of them' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sell 4 for 12 gold' }))
    await expect(args.onSell).toHaveBeenCalledWith(expect.objectContaining({ key: 'Wolf' }), 4)
  },
} satisfies Story

export const NothingToSell = { args: { eggs: 0 } } satisfies Story
export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'smallest' } } } satisfies Story
