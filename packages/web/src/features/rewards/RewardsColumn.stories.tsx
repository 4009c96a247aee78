import type { User } from '@daykeep/rules/model'
import type { DeepPartial } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { PlayerStage } from '../../../test-kit/PlayerStage.tsx'
import { stageLoaders } from '../../../test-kit/stage-loaders.ts'
import { stagePlayer } from '../../../test-kit/stage-player.ts'
import { withoutToasts } from '../../../test-kit/without-toasts.ts'
import type { PlayerStore } from '../../player/index.ts'
import { ToastCorner } from '../../toasts/index.ts'
import { RewardsColumn } from './RewardsColumn.tsx'

let store: PlayerStore
const user = () => store.view().player.user

type Args = { readonly changes: DeepPartial<User> }

const meta: Meta<Args> = {
  title: 'Rewards/Column',
  loaders: stageLoaders,
  beforeEach: withoutToasts,
  args: { changes: { stats: { gp: 150, hp: 30 } } },
  render: ({ changes }) => (
    <PlayerStage player={stagePlayer(changes)} onStore={(made) => (store = made)}>
      <div style={{ maxInlineSize: 312 }}>
        <RewardsColumn />
      </div>
      <ToastCorner />
    </PlayerStage>
  ),
}

export default meta

type Story = StoryObj<Args>

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Looked at on the player first, then bought. */
export const BuyingGear = {
  play: async () => {
    await press(/^Look at:.* 20 gold/)
    await screen.findByRole('img', { name: /^You, wearing/ })
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

/** What was taken away comes back to its place. */
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
