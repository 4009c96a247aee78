import type { User } from '@daykeep/rules/model'
import type { DeepPartial } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { TestPlayerProvider } from '../../../test-kit/TestPlayerProvider.tsx'
import { storyLoaders } from '../../../test-kit/story-loaders.ts'
import { aFreshPlayer } from '../../../test-kit/fresh-player.ts'
import { clearToasts } from '../../../test-kit/clear-toasts.ts'
import type { PlayerStore } from '../../sync/index.ts'
import { ToastRegion } from '../../toasts/index.ts'
import { RewardsScreen } from './RewardsScreen.tsx'

let store: PlayerStore
const user = () => store.snapshot().player.user

type Args = { readonly changes: DeepPartial<User> }

const meta: Meta<Args> = {
  title: 'Rewards/Screen',
  loaders: storyLoaders,
  beforeEach: clearToasts,
  args: { changes: { stats: { gp: 150, hp: 30 } } },
  render: ({ changes }) => (
    <TestPlayerProvider player={aFreshPlayer(changes)} onStore={(made) => (store = made)}>
      <div style={{ maxInlineSize: 312 }}>
        <RewardsScreen />
      </div>
      <ToastRegion />
    </TestPlayerProvider>
  ),
}

export default meta

type Story = StoryObj<Args>

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Gear is shown on the player before it is bought. */
export const BuyingGear = {
  play: async () => {
    await press(/^Look at:.* 20 gold/)
    await screen.findByRole('img', { name: /^You, with/ })
    await press(/^Buy for 20/)
    await waitFor(() => expect(user().stats.gp).toBe(130))
    await expect(user().achievements.purchasedEquipment).toBe(true)
  },
} satisfies Story

export const DrinkingAPotion = {
  play: async () => {
    await press(/^Buy:.*25 gold/)
    await waitFor(() => expect(user().stats).toMatchObject({ gp: 125, hp: 45 }))
  },
} satisfies Story

export const LockedInFullHealth = {
  args: { changes: { stats: { gp: 150, hp: 50 } } },
  play: async () => {
    await press(/^Buy:.*25 gold/)
    await expect((await screen.findAllByText('You are in full health.')).length).toBeGreaterThan(0)
    await expect(user().stats.gp).toBe(150)
  },
} satisfies Story

/** The armoire says what it is before it takes the first hundred; from then on it opens at once. */
export const TheFirstArmoire = {
  args: { changes: { stats: { gp: 250, hp: 30 } } },
  play: async () => {
    await press(/^Look at:.*armoire.*100 gold/)
    await expect(user().stats.gp).toBe(250)
    await press(/^Buy for 100/)
    await waitFor(() => expect(user().flags.armoireOpened).toBe(true))
    await expect(user().stats.gp).toBe(150)
    await press(/^Buy:.*armoire.*100 gold/)
    await waitFor(() => expect(user().stats.gp).toBe(50))
  },
} satisfies Story

/** A pinned egg is bought for gems, which asks once more. */
export const BuyingAPinnedEgg = {
  args: { changes: { balance: 2, pinnedItems: [{ type: 'eggs', path: 'eggs.Wolf' }] } },
  play: async () => {
    await press(/^Look at:.*Wolf egg.*3 gems/)
    await press(/^Buy for 3/)
    await press(/^Spend 3 gems/)
    await waitFor(() => expect(user().balance).toBe(1.25))
    await expect(user().items.eggs).toMatchObject({ Wolf: 1 })
  },
} satisfies Story

/** The antidote that a transformation pins: buying it is drinking it. */
export const DrinkingTheAntidote = {
  args: {
    changes: {
      stats: { gp: 8, buffs: { snowball: true } },
      pinnedItems: [{ type: 'debuffPotion', path: 'spells.special.salt' }],
    },
  },
  play: async () => {
    await press(/^Look at:.*Salt.*5 gold/)
    await press(/^Buy for 5/)
    await waitFor(() => expect(user().stats.buffs.snowball).toBe(false))
    await expect(user().stats.gp).toBe(3)
    await expect(screen.queryByRole('button', { name: /^Look at:.*Salt/ })).toBeNull()
  },
} satisfies Story

/** Undo puts an unpinned reward back where it was. */
export const TakingAwayAndBack = {
  play: async () => {
    const before = (await screen.findAllByRole('button', { name: /^(Look at|Buy)/ })).map((tile) => tile.textContent)
    await press(/^More about Padded cap/)
    await userEvent.click(await screen.findByRole('menuitem', { name: /Take away/ }))
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^(Look at|Buy)/ })).toHaveLength(before.length - 1),
    )
    await press(/^Undo$/)
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^(Look at|Buy)/ }).map((tile) => tile.textContent)).toEqual(before),
    )
  },
} satisfies Story
