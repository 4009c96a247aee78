import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Settings } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Settings', icon: <Settings size={20} />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus())
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Settings')
  },
} satisfies Story
export const Filled = { args: { variant: 'filled' } } satisfies Story
export const Small = { args: { size: 'sm', variant: 'filled' } } satisfies Story
export const Disabled = { args: { disabled: true } } satisfies Story
export const InTheHeader = {
  args: { variant: 'header', label: 'Notifications, 3 new', icon: <Bell size={20} />, badge: 3 },
  decorators: [
    (Drawn) => (
      <div style={{ background: 'var(--header)', padding: 12 }}>
        <Drawn />
      </div>
    ),
  ],
} satisfies Story
