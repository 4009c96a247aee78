import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { PlayerStage } from '../../../test-kit/PlayerStage.tsx'
import { stageLoaders } from '../../../test-kit/stage-loaders.ts'
import { stagePlayer } from '../../../test-kit/stage-player.ts'
import { withoutToasts } from '../../../test-kit/without-toasts.ts'
import type { PlayerStore } from '../../player/index.ts'
import { ToastCorner } from '../../toasts/index.ts'
import { OnboardingGuide } from './OnboardingGuide.tsx'

let store: PlayerStore

const meta: Meta<typeof OnboardingGuide> = {
  title: 'Guide/In the game',
  component: OnboardingGuide,
  loaders: stageLoaders,
  args: { onColumn: fn() },
  beforeEach: async () => {
    localStorage.clear()
    await withoutToasts()
  },
  render: (args) => (
    <PlayerStage player={stagePlayer({ flags: { welcomed: true } })} onStore={(made) => (store = made)}>
      <MemoryRouter>
        <OnboardingGuide {...args} />
      </MemoryRouter>
      <ToastCorner />
    </PlayerStage>
  ),
}

export default meta

type Story = StoryObj<typeof OnboardingGuide>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const LeadingOn = {
  play: async ({ args }) => {
    await press('Buy a piece of gear')
    await expect(args.onColumn).toHaveBeenCalledWith('reward')
    await expect(screen.getByRole('link', { name: 'Hatch a pet' })).toHaveAttribute('href', '/inventory/items')
    store.act('createTasks', { tasks: [{ type: 'habit', text: 'Walk' }] })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Write down a task' })).toBeNull())
  },
} satisfies Story

export const PutAwayAndTakenBack = {
  play: async () => {
    await press('Skip the guide')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
    await press('Undo')
    await expect(await screen.findByRole('region', { name: 'First steps' })).toBeVisible()
  },
} satisfies Story
