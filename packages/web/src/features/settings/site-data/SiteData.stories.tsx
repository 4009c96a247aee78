import type { Webhook } from '@daykeep/rules/model'
import { aPlayer, aUser } from '@daykeep/rules/test-kit/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { clearToasts } from '../../../../test-kit/clear-toasts.ts'
import { storyLoaders } from '../../../../test-kit/story-loaders.ts'
import { TestPlayerProvider } from '../../../../test-kit/TestPlayerProvider.tsx'
import type { PlayerStore } from '../../../sync/index.ts'
import { SiteDataScreen } from './SiteDataScreen.tsx'

type Args = Omit<ComponentProps<typeof TestPlayerProvider>, 'children'>

let store: PlayerStore
const user = () => store.snapshot().player.user

const hook = (fields: Partial<Webhook>): Webhook => ({
  id: '2f8c5a0f-90c4-4f8e-9a8f-2f8c5a0f1d11',
  url: 'https://flows.example.org/webhook/tasks',
  type: 'taskActivity',
  label: 'Kitchen display',
  enabled: true,
  failures: 0,
  options: { scored: true, created: false, updated: false, deleted: false, checklistScored: false },
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  ...fields,
})

const meta: Meta<Args> = {
  title: 'Settings/Site data',
  loaders: storyLoaders,
  beforeEach: clearToasts,
  args: { player: aPlayer(aUser()) },
  render: (args) => (
    <MemoryRouter>
      <TestPlayerProvider {...args} onStore={(made) => (store = made)}>
        <SiteDataScreen />
      </TestPlayerProvider>
    </MemoryRouter>
  ),
}
export default meta
type Story = StoryObj<Args>

export const NewWebhook = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add New webhook' }))
    const url = canvas.getByRole('textbox', { name: 'Address' })
    await userEvent.type(url, 'example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the webhook' }))
    await expect(url).toHaveAccessibleDescription(/begins with http/)
    await userEvent.clear(url)
    await userEvent.type(url, 'https://example.org/tasks')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hears of' }), 'userActivity')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'a pet hatches' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add the webhook' }))
    await waitFor(() =>
      expect(user().webhooks).toMatchObject([
        { url: 'https://example.org/tasks', type: 'userActivity', options: { petHatched: true, leveledUp: false } },
      ]),
    )
    await canvas.findByRole('heading', { name: 'example.org' })
  },
} satisfies Story

export const SomeWebhooks = {
  args: {
    online: false,
    player: aPlayer(
      aUser({
        webhooks: [
          hook({}),
          hook({ id: 'second', label: '', type: 'globalActivity', options: {}, failures: 3 }),
          hook({
            id: 'third',
            label: 'Benachrichtigungen der Hausgemeinschaft in der Wolkenschieberstrasse',
            enabled: false,
          }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Kitchen display' }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Switched on' }))
    await waitFor(() => expect(user().webhooks[0]?.enabled).toBe(false))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'a task is made' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(user().webhooks[0]?.options).toMatchObject({ created: true, scored: true }))
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Kitchen display' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the webhook' }))
    await waitFor(() => expect(user().webhooks.map(({ id }) => id)).toEqual(['second', 'third']))
  },
} satisfies Story

export const OnASmallPhoneAtNight = {
  ...SomeWebhooks,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Kitchen display' }))
  },
  globals: { viewport: { value: 'smallest' }, theme: 'dark' },
} satisfies Story

export const TasksFromAFile = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Take tasks from a file' }))
    const input = canvas.getByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' })
    await userEvent.upload(input, new File(['no tasks'], 'notes.csv', { type: 'text/csv' }))
    await canvas.findByText(/This file is none of these/)
    await userEvent.upload(input, new File([new Uint8Array(8_000_001)], 'years.csv', { type: 'text/csv' }))
    await canvas.findByText(/larger than 8 MB/)
    const data = {
      tasks: { todos: [{ type: 'todo', text: 'Paint the door' }], habits: [{ type: 'habit', text: 'Stretch' }] },
    }
    await userEvent.upload(input, new File([JSON.stringify(data)], 'userdata.json', { type: 'application/json' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 2 tasks' }))
    await waitFor(() =>
      expect(Object.values(store.snapshot().player.tasks).map(({ text }) => text)).toEqual(
        expect.arrayContaining(['Paint the door', 'Stretch']),
      ),
    )
  },
} satisfies Story
