import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { RewardsGrid } from './RewardsGrid.tsx'
import { ARMOIRE, EGG, HELM, LOCKED, POTION, SAMPLE_REWARDS, SWORD, TOO_EXPENSIVE } from './fixtures/sample-rewards.ts'

const meta: Meta<typeof RewardsGrid> = {
  title: 'Rewards/Grid',
  component: RewardsGrid,
  loaders: storyLoaders,
  args: { rewards: SAMPLE_REWARDS, onPress: fn(), onMove: fn(), onUnpin: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 312, padding: 12, borderRadius: 24, background: 'var(--well)' }}>
        <Story />
      </div>
    ),
  ],
}

export default meta

type Story = StoryObj<typeof RewardsGrid>

const tile = (name: RegExp) => screen.findByRole('button', { name })

export const Goods = {
  play: async ({ args }) => {
    await userEvent.click(await tile(/^Buy: ?Enchanted armoire/))
    await expect(args.onPress).toHaveBeenCalledWith(ARMOIRE)
    await userEvent.click(await tile(/^Look at: ?Round shield/))
    await expect(args.onPress).toHaveBeenCalledWith(LOCKED)
  },
} satisfies Story

export const ByKeyboard = {
  play: async ({ args }) => {
    const sword = await tile(/^Look at: ?Practice sword/)
    sword.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await tile(/^Look at: ?Leather helm/)).toHaveFocus())
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledWith(HELM, -1)
    await userEvent.keyboard('{Delete}')
    await expect(args.onUnpin).toHaveBeenCalledWith(HELM)
    await waitFor(async () => expect(await tile(/^Look at: ?Leather coat/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledWith(TOO_EXPENSIVE)
  },
} satisfies Story

/** The first one cannot move earlier; potion and armoire cannot be unpinned. */
export const ItsMenu = {
  play: async ({ args }) => {
    await userEvent.click(await tile(/^More about Practice sword/))
    await expect(await screen.findByRole('menuitem', { name: 'Move earlier' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move later' }))
    await expect(args.onMove).toHaveBeenCalledWith(SWORD, 1)
    await userEvent.click(await tile(/^More about Health potion/))
    await expect(await screen.findByRole('menuitem', { name: 'Move later' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: /Take away/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
} satisfies Story

export const NothingAffordable = {
  args: { rewards: SAMPLE_REWARDS.map((reward) => ({ ...reward, missing: 12 })) },
} satisfies Story

export const PotionAndArmoireOnly = { args: { rewards: [POTION, ARMOIRE] } } satisfies Story

/** What was pinned in the shops, in its own currency. */
export const PinnedInTheShops = {
  args: { rewards: [EGG, ...SAMPLE_REWARDS] },
  play: async ({ args }) => {
    await userEvent.click(await tile(/^Look at: ?Wolf egg.*3 gems/))
    await expect(args.onPress).toHaveBeenCalledWith(EGG)
  },
} satisfies Story

export const LongestName = {
  args: {
    rewards: [{ ...SWORD, name: 'Donaudampfschifffahrtsgesellschaftskapitänsschwert', price: 1_234_567 }, POTION],
  },
} satisfies Story

export const AtNight = { globals: { theme: 'dark' } } satisfies Story
