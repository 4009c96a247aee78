import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { clearToasts } from '../../../../test-kit/clear-toasts.ts'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { TestPlayerProvider } from '../../../../test-kit/TestPlayerProvider.tsx'
import { queryClient } from '../../../queries/index.ts'
import type { BrowserPush, PushState } from '../../../push/index.ts'
import type { PlayerStore } from '../../../sync/index.ts'
import { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx'

type Args = Omit<ComponentProps<typeof TestPlayerProvider>, 'children'> & {
  readonly address: string
  /** How the browser of the story stands to messages. */
  readonly here: PushState
}

let store: PlayerStore
const preferences = () => store.snapshot().player.user.preferences

const AT = '2026-11-21T12:00:00.000Z'
const LONG = 'Rechenmaschine der Hausgemeinschaft in der Wolkenschieberstrasse, zweiter Stock links'
const ENDPOINT = 'https://push.example/here'
const subscription = (id: string, label: string) => ({
  id,
  label,
  endpoint: `https://push.example/${id}`,
  createdAt: AT,
})

/** What the server would answer. */
const answer = (subscriptions: ReadonlyArray<ReturnType<typeof subscription>>, publicKey: string | null = 'key') =>
  queryClient.setQueryData(['pushSubscriptions', {}], { publicKey, subscriptions })

const browserAt = (here: PushState): BrowserPush => ({
  state: async () => here,
  turnOn: async () => undefined,
  turnOff: async () => undefined,
  address: async () => undefined,
})

const meta: Meta<Args> = {
  title: 'Settings/Notifications',
  loaders: storyLoaders,
  beforeEach: async () => {
    await clearToasts()
    answer([])
    return () => queryClient.clear()
  },
  args: { player: aPlayer(aUser()), address: '/user/settings/notifications', here: { type: 'off' } },
  render: ({ address, here, ...args }) => (
    <MemoryRouter initialEntries={[address]}>
      <TestPlayerProvider {...args} onStore={(made) => (store = made)}>
        <NotificationSettingsScreen browser={browserAt(here)} />
      </TestPlayerProvider>
    </MemoryRouter>
  ),
}
export default meta
type Story = StoryObj<Args>

export const Switches = {
  play: async ({ canvas }) => {
    const emails = within(canvas.getByRole('region', { name: 'E-mails' }))
    await userEvent.click(emails.getByRole('switch', { name: 'A private message' }))
    await waitFor(() => expect(preferences().emailNotifications['newPM']).toBe(false))
    await userEvent.click(canvas.getByRole('switch', { name: 'A new level' }))
    await waitFor(() => expect(preferences().suppressModals.levelUp).toBe(true))
    await userEvent.click(canvas.getByRole('switch', { name: 'E-mails from the game' }))
    await waitFor(() => expect(preferences().emailNotifications['unsubscribeFromAll']).toBe(true))
    await expect(emails.getByRole('switch', { name: 'A gift of gems' })).toBeDisabled()
    const pushes = within(canvas.getByRole('region', { name: 'Messages on your devices' }))
    await userEvent.click(pushes.getByRole('switch', { name: 'A gift of gems' }))
    await waitFor(() => expect(preferences().pushNotifications['giftedGems']).toBe(false))
    await userEvent.click(pushes.getByRole('switch', { name: 'Messages on devices' }))
    await waitFor(() => expect(preferences().pushNotifications['unsubscribeFromAll']).toBe(true))
  },
} satisfies Story

export const ByTheLinkOfAnEmail = {
  args: { address: '/user/settings/notifications?unsubFrom=giftedGems' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(preferences().emailNotifications['giftedGems']).toBe(false))
    const emails = within(canvas.getByRole('region', { name: 'E-mails' }))
    await expect(emails.getByRole('switch', { name: 'A gift of gems' })).not.toBeChecked()
  },
} satisfies Story

export const TheBrowserSaysNo = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on here' }))
    await canvas.findByRole('button', { name: 'Turn on here', busy: false })
  },
} satisfies Story

export const ForbiddenInTheBrowser = {
  args: { here: { type: 'denied' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/You have forbidden messages/)
    await expect(canvas.queryByRole('button', { name: 'Turn on here' })).toBeNull()
  },
} satisfies Story

export const WithoutAnyMessages = {
  args: { here: { type: 'unsupported' } },
  play: async ({ canvas }) => void (await canvas.findByText(/This browser takes no messages/)),
} satisfies Story

export const TheServerSendsNone = {
  beforeEach: () => void answer([], null),
  play: async ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Messages on your devices' })).toBeNull(),
} satisfies Story

export const WithoutNetwork = {
  args: { online: false },
} satisfies Story

export const ThisDeviceAndOthers = {
  args: { here: { type: 'on', endpoint: ENDPOINT } },
  beforeEach: () => void answer([subscription('phone', LONG), subscription('here', 'Firefox, Linux')]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^This device, since/)
    await expect(canvas.getByRole('button', { name: 'Send one now Firefox, Linux' })).toBeEnabled()
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Firefox, Linux')
  },
} satisfies Story

export const ThisDeviceWasTurnedOffElsewhere = {
  args: { here: { type: 'on', endpoint: ENDPOINT } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Turn on here' })),
} satisfies Story

export const InGermanOnTheSmallestScreen = {
  args: { here: { type: 'on', endpoint: ENDPOINT } },
  beforeEach: ThisDeviceAndOthers.beforeEach,
  globals: { language: 'de', theme: 'dark', viewport: { value: 'smallest' } },
} satisfies Story
