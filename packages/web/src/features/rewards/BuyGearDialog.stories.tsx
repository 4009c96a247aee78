import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { EXAMPLE_AVATARS } from '../../art/index.ts'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { BuyGearDialog } from './BuyGearDialog.tsx'
import { LOCKED, SWORD, TOO_DEAR } from './fixtures/sample-rewards.ts'

const meta: Meta<typeof BuyGearDialog> = {
  title: 'Rewards/Buy gear',
  component: BuyGearDialog,
  loaders: storyLoaders,
  args: { reward: SWORD, wearing: EXAMPLE_AVATARS.novice, onBuy: fn(), onClose: fn() },
}

export default meta

type Story = StoryObj<typeof BuyGearDialog>

export const Affordable = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buy for 20' }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
  },
} satisfies Story

export const TooDear = {
  args: { reward: TOO_DEAR },
  play: async () => {
    await expect(await screen.findByText('You are 32 gold short.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
  },
} satisfies Story

export const Locked = { args: { reward: LOCKED } } satisfies Story

export const GivesNothing = { args: { reward: { ...SWORD, gains: [] } } } satisfies Story

export const LongestTexts = {
  args: {
    reward: {
      ...SWORD,
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsschwert',
      notes: 'A sentence that goes on for a good while. '.repeat(6),
      gains: (['str', 'int', 'con', 'per'] as const).map((attribute) => ({ attribute, own: 15, classBonus: 7.5 })),
    },
  },
} satisfies Story

export const AtNight = { globals: { theme: 'dark' } } satisfies Story
export const OnAPhone = { globals: { viewport: { value: 'phone' } } } satisfies Story
