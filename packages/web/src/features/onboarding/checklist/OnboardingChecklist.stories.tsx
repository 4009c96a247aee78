import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { TestPlayerProvider } from '../../../../test-kit/TestPlayerProvider.tsx'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { aFreshPlayer } from '../../../../test-kit/fresh-player.ts'
import { clearToasts } from '../../../../test-kit/clear-toasts.ts'
import type { PlayerStore } from '../../../sync/index.ts'
import { ToastRegion } from '../../../toasts/index.ts'
import { OnboardingChecklist } from './OnboardingChecklist.tsx'

let store: PlayerStore

const meta: Meta<typeof OnboardingChecklist> = {
  title: 'Onboarding/Checklist/In the game',
  component: OnboardingChecklist,
  loaders: storyLoaders,
  args: { onColumn: fn() },
  beforeEach: async () => {
    localStorage.clear()
    await clearToasts()
  },
  render: (args) => (
    <TestPlayerProvider player={aFreshPlayer({ flags: { welcomed: true } })} onStore={(made) => (store = made)}>
      <MemoryRouter>
        <OnboardingChecklist {...args} />
      </MemoryRouter>
      <ToastRegion />
    </TestPlayerProvider>
  ),
}

export default meta

type Story = StoryObj<typeof OnboardingChecklist>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const LeadingOn = {
  play: async ({ args }) => {
    await press('Unfold the guide')
    await press('Buy a piece of gear')
    await expect(args.onColumn).toHaveBeenCalledWith('reward', false)
    await press('Write down a task')
    await expect(args.onColumn).toHaveBeenLastCalledWith('habit', true)
    await expect(screen.getByRole('link', { name: 'Hatch a pet' })).toHaveAttribute('href', '/inventory/items')
    store.dispatch('createTasks', { tasks: [{ type: 'habit', text: 'Walk' }] })
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
