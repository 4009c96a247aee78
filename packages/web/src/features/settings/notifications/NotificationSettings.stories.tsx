import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { clearToasts } from '../../../../test-kit/clear-toasts.ts'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { TestPlayerProvider } from '../../../../test-kit/TestPlayerProvider.tsx'
import type { PlayerStore } from '../../../sync/index.ts'
import { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx'

type Args = Omit<ComponentProps<typeof TestPlayerProvider>, 'children'> & { readonly address: string }

let store: PlayerStore
const preferences = () => store.snapshot().player.user.preferences

const meta: Meta<Args> = {
  title: 'Settings/Notifications',
  loaders: storyLoaders,
  beforeEach: clearToasts,
  args: { player: aPlayer(aUser()), address: '/user/settings/notifications' },
  render: ({ address, ...args }) => (
    <MemoryRouter initialEntries={[address]}>
      <TestPlayerProvider {...args} onStore={(made) => (store = made)}>
        <NotificationSettingsScreen />
      </TestPlayerProvider>
    </MemoryRouter>
  ),
}
export default meta
type Story = StoryObj<Args>

export const Switches = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'A private message' }))
    await waitFor(() => expect(preferences().emailNotifications['newPM']).toBe(false))
    await userEvent.click(canvas.getByRole('switch', { name: 'A new level' }))
    await waitFor(() => expect(preferences().suppressModals.levelUp).toBe(true))
    await userEvent.click(canvas.getByRole('switch', { name: 'E-mails from the game' }))
    await waitFor(() => expect(preferences().emailNotifications['unsubscribeFromAll']).toBe(true))
    await expect(canvas.getByRole('switch', { name: 'A gift of gems' })).toBeDisabled()
  },
} satisfies Story

export const ByTheLinkOfAnEmail = {
  args: { address: '/user/settings/notifications?unsubFrom=giftedGems' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(preferences().emailNotifications['giftedGems']).toBe(false))
    await expect(canvas.getByRole('switch', { name: 'A gift of gems' })).not.toBeChecked()
  },
} satisfies Story

export const InGermanOnTheSmallestScreen = {
  globals: { language: 'de', theme: 'dark', viewport: { value: 'smallest' } },
} satisfies Story
